package crownhead.server.hall;

import crownhead.play.HouseRefusal;
import crownhead.play.TableId;
import crownhead.play.lobby.Stay;
import crownhead.play.player.Ended;
import crownhead.play.player.Player;
import crownhead.play.player.Session;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Visit;
import crownhead.table.Seats;
import java.time.Instant;
import java.util.Optional;

/** One connection: outside until it is known who it is, then in the hall or at a table. */
final class HallVisit implements Visit {
    /** Who it is. */
    private record Guest(Session session, Optional<String> by, Stay presence) {}

    private final HallNeeds needs;
    private final Rooms rooms;
    private final LobbyFeed feed;
    private final Conversation conversation;
    private final String secret;
    private final Instant until;
    private final Whereabouts whereabouts;
    private volatile Optional<Guest> guest = Optional.empty();
    private volatile Optional<AtTable> table = Optional.empty();

    HallVisit(
            HallNeeds needs,
            Rooms rooms,
            LobbyFeed feed,
            Conversation conversation,
            String secret,
            Instant until,
            Whereabouts whereabouts) {
        this.needs = needs;
        this.rooms = rooms;
        this.feed = feed;
        this.conversation = conversation;
        this.secret = secret;
        this.until = until;
        this.whereabouts = whereabouts;
    }

    @Override
    public synchronized void hear(ClientMessage message) {
        if (guest.isEmpty()) {
            hearOutside(message);
        } else {
            hearInside(message);
        }
    }

    /**
     * A move needs no lock: if the player is on the way to another table, it is about the one they
     * come from, where it is judged like any other.
     */
    @Override
    public boolean hearAtOnce(ClientMessage message, Runnable dealtWith) {
        return message instanceof ClientMessage.Play play
                && table.isPresent()
                && table.get().tryPlay(play, dealtWith);
    }

    private void hearOutside(ClientMessage message) {
        switch (message) {
            case ClientMessage.Ready ready -> admit(ready);
            case ClientMessage.Ping _ -> {
                conversation.countUnasked();
                conversation.tell(new ServerMessage.Pong());
            }
            case ClientMessage.Pong _ -> conversation.countUnasked();
            case ClientMessage.Seen _, ClientMessage.Request _, ClientMessage.Leave _ ->
                    conversation.end(Farewell.NOT_READY);
        }
    }

    private void admit(ClientMessage.Ready ready) {
        switch (new Doorman(needs).admit(ready, secret, conversation)) {
            case Doorman.Admission.Away(ServerMessage.Bye bye) -> conversation.end(bye);
            case Doorman.Admission.In(Session session, Optional<String> by) -> {
                guest =
                        Optional.of(
                                new Guest(
                                        session,
                                        by,
                                        needs.presence().arrive(player(session).id())));
                enter(ready);
            }
        }
    }

    private static Player player(Session session) {
        return session.player();
    }

    private void enter(ClientMessage.Ready ready) {
        if (ready.table().isEmpty() && ready.key().isEmpty()) {
            goToHall(Optional.empty(), "Welcome, " + player().name() + ".");
            return;
        }
        Search search = new Search(needs, player(), conversation.from());
        Search.Found found =
                search.entering(ready.table().map(TableId::new), ready.key(), ready.watch());
        if (found instanceof Search.Found.Not(HouseRefusal why) && why == HallRefusal.UNAVAILABLE) {
            conversation.end(Farewell.UNAVAILABLE);
        } else if (found instanceof Search.Found.Not(HouseRefusal why)) {
            goToHall(Optional.empty(), "Welcome, " + player().name() + ".");
            refuse(Optional.empty(), why);
        } else if (found instanceof Search.Found.Table(TableId id)) {
            goTo(id, Optional.empty());
        }
    }

    private void hearInside(ClientMessage message) {
        switch (message) {
            case ClientMessage.Play play ->
                    table.ifPresentOrElse(at -> at.play(play), () -> lost(play));
            case ClientMessage.Request request -> {
                conversation.countUnasked();
                request(request);
            }
            case ClientMessage.Ping _ -> {
                conversation.countUnasked();
                conversation.tell(new ServerMessage.Pong());
            }
            case ClientMessage.Ready _ -> {
                conversation.countUnasked();
                refuse(Optional.empty(), HallRefusal.ALREADY_READY);
            }
            case ClientMessage.Leave _ -> conversation.end(Farewell.GOODBYE);
            case ClientMessage.Seen _, ClientMessage.Pong _ -> conversation.countUnasked();
        }
    }

    private void lost(ClientMessage.Play play) {
        conversation.countUnasked();
        refuse(Optional.of(play.id()), HallRefusal.AT_NO_TABLE);
    }

    private void request(ClientMessage.Request request) {
        switch (request) {
            case ClientMessage.OfHall asked -> ask(asked);
            case ClientMessage.OfGame asked ->
                    table.ifPresentOrElse(
                            at -> at.hear(asked).ifPresent(this::takeTo),
                            () -> refuse(Optional.of(asked.id()), HallRefusal.AT_NO_TABLE));
            case ClientMessage.Sit(String id) ->
                    table.ifPresentOrElse(
                            at ->
                                    ask(
                                            new ClientMessage.Join(
                                                    id,
                                                    Optional.of(at.id().value()),
                                                    Optional.empty())),
                            () -> refuse(Optional.of(id), HallRefusal.AT_NO_TABLE));
        }
    }

    private void ask(ClientMessage.OfHall asked) {
        Search search = new Search(needs, player(), conversation.from());
        switch (asked) {
            case ClientMessage.Host host -> follow(host.id(), search.host(host));
            case ClientMessage.Join join ->
                    follow(join.id(), search.join(join.table().map(TableId::new), join.key()));
            case ClientMessage.Watch watch ->
                    follow(watch.id(), search.watch(watch.table().map(TableId::new), watch.key()));
            case ClientMessage.Pair pair -> {
                // Whoever is to be the opponent may come before this is over.
                whereabouts.waits(this);
                follow(pair.id(), search.pair(pair));
            }
            case ClientMessage.StopPairing(String id) -> stopPairing(id);
            case ClientMessage.Decline(String id, String named) ->
                    follow(id, search.decline(new TableId(named)));
            case ClientMessage.GoToHall(String id) ->
                    goToHall(Optional.of(id), "You are in the hall.");
        }
    }

    /** Whoever is being seated just now is still taken to their table. */
    private void stopPairing(String id) {
        if (table.isPresent()) {
            refuse(Optional.of(id), HallRefusal.SEATED_ALREADY);
            return;
        }
        if (needs.lobby().stopPairing(player())) {
            whereabouts.waitsNoMore(this);
        }
        goToHall(Optional.of(id), "You are in the hall.");
    }

    private void follow(String id, Search.Found found) {
        switch (found) {
            case Search.Found.Not(HouseRefusal why) -> {
                whereabouts.waitsNoMore(this);
                refuse(Optional.of(id), why);
            }
            case Search.Found.Table(TableId where) -> goTo(where, Optional.of(id));
            case Search.Found.Own(ServerMessage.Opened opened, TableId where) -> {
                conversation.tell(opened);
                goTo(where, Optional.of(id));
            }
            case Search.Found.Patience(String words) -> goToHall(Optional.of(id), words);
        }
    }

    /**
     * To a table where the player may be, as was looked up before. Who did not ask to go there now,
     * but belongs there, is not left in the hall because the store does not answer: they come back.
     */
    private void goTo(TableId id, Optional<String> request) {
        leaveTable();
        feed.leave(conversation);
        whereabouts.waitsNoMore(this);
        Optional<AtTable> there = AtTable.enter(needs, rooms, player(), conversation, id, request);
        table = there;
        there.ifPresent(at -> whereabouts.satDown(this, at.id()));
        if (there.isEmpty() && request.isEmpty()) {
            conversation.end(Farewell.UNAVAILABLE);
        } else if (there.isEmpty()) {
            goToHall(request, "You are in the hall.");
            refuse(request, HallRefusal.UNAVAILABLE);
        }
    }

    private void goToHall(Optional<String> request, String message) {
        leaveTable();
        conversation.tell(
                new ServerMessage.InHall(request, player().name(), player().isAccount(), message));
        feed.enter(conversation, player().id());
    }

    private void leaveTable() {
        table.ifPresent(at -> {
            whereabouts.gotUp(this, at.id());
            at.leave();
        });
        table = Optional.empty();
    }

    private Player player() {
        return guest.orElseThrow().session().player();
    }

    private void refuse(Optional<String> id, HouseRefusal why) {
        conversation.tell(new ServerMessage.Refused(id, why.code(), why.sentence()));
    }

    /** A game has begun that concerns whoever is here, perhaps while they were not. */
    synchronized void takeTo(TableId id) {
        if (guest.isPresent() && !conversation.isOver() && !isAt(id)) {
            goTo(id, Optional.empty());
        }
    }

    private boolean isAt(TableId id) {
        return table.filter(at -> at.id().equals(id)).isPresent();
    }

    boolean isOneOf(Seats seats) {
        return guest.map(here -> here.session().player().id()).flatMap(seats::sideOf).isPresent();
    }

    boolean isEndedBy(Ended ended) {
        return guest.filter(here -> isEndedBy(ended, here)).isPresent();
    }

    private static boolean isEndedBy(Ended ended, Guest here) {
        boolean isTicketsSession =
                here.by()
                        .filter(hash -> ended.concerns(here.session().player().id(), hash))
                        .isPresent();
        return isTicketsSession
                || ended.concerns(here.session().player().id(), here.session().secretHash());
    }

    /** Says so at once; what the connection holds is let go when it is gone. */
    void signedOut() {
        conversation.end(Farewell.SIGNED_OUT);
        Optional<Guest> derived = guest.filter(here -> here.by().isPresent());
        derived.ifPresent(here ->
                Thread.ofVirtual()
                        .name("sign-out")
                        .start(() -> needs.people().signOut(here.session())));
    }

    /** Who is not ready in time is sent away. */
    void checkReady(Instant now) {
        if (guest.isEmpty() && !now.isBefore(until)) {
            conversation.end(Farewell.NOT_READY);
        }
    }

    @Override
    public synchronized void gone() {
        boolean waited = whereabouts.isWaiting(this);
        whereabouts.gone(this);
        feed.leave(conversation);
        leaveTable();
        guest.ifPresent(here -> {
            if (waited) {
                needs.lobby().stopPairing(here.session().player());
            }
            here.presence().close();
        });
    }
}
