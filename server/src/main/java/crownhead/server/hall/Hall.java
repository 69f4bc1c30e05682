package crownhead.server.hall;

import crownhead.play.TableId;
import crownhead.play.lobby.LobbyNews;
import crownhead.play.player.Ended;
import crownhead.protocol.ServerMessage;
import crownhead.server.session.Conversation;
import crownhead.server.session.Reception;
import crownhead.server.session.Visit;
import crownhead.table.PlayerId;
import crownhead.table.Seats;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/** Receives everyone who comes through any door of the house. */
public final class Hall {
    private final HallNeeds needs;
    private final Rooms rooms;
    private final LobbyFeed feed;
    private final Whereabouts visits = new Whereabouts();
    private final AtomicInteger ids = new AtomicInteger();

    public Hall(HallNeeds needs) {
        this.needs = needs;
        this.rooms = new Rooms(needs);
        this.feed = new LobbyFeed(needs);
        needs.people().onEnd(this::signedOut);
        needs.lobby().listen(this::hear);
    }

    /** {@code port} is that of the door, where clients are told to stay. */
    public Reception through(IntSupplier port) {
        return conversation -> receive(conversation, port.getAsInt());
    }

    private Visit receive(Conversation conversation, int port) {
        String secret = needs.secrets().secret();
        int seconds = (int) needs.limits().ready().toSeconds();
        conversation.tell(needs.hello());
        conversation.tell(new ServerMessage.Assigned(ids.incrementAndGet(), port, secret, seconds));
        Instant until = needs.time().instant().plus(needs.limits().ready());
        HallVisit visit = new HallVisit(needs, rooms, feed, conversation, secret, until, visits);
        visits.came(visit);
        return visit;
    }

    /** To be called about every second. */
    public void tick() {
        Instant now = needs.time().instant();
        visits.everyone().forEach(visit -> visit.checkReady(now));
        feed.tick();
    }

    /** How many tables somebody is at. */
    public int rooms() {
        return rooms.size();
    }

    /** Who is signed in no more is not listened to any longer. */
    private void signedOut(Ended ended) {
        visits.everyone().stream()
                .filter(visit -> visit.isEndedBy(ended))
                .forEach(HallVisit::signedOut);
    }

    /** Called under a table's lock: whatever takes time is done elsewhere. */
    private void hear(LobbyNews news) {
        feed.hear(news);
        switch (news) {
            case LobbyNews.Started(TableId table, Seats seats, var before) ->
                    later(() -> started(table, seats, before.stream().toList()));
            case LobbyNews.RematchAsked(TableId table, PlayerId by) ->
                    later(() -> rooms.of(table).ifPresent(room -> room.askAgain(by)));
            case LobbyNews.RematchDeclined(TableId table, PlayerId by) ->
                    later(() -> rooms.of(table).ifPresent(room -> room.declined(by)));
            case LobbyNews.Changed _,
                    LobbyNews.Challenged _,
                    LobbyNews.Moved _,
                    LobbyNews.Ended _,
                    LobbyNews.CalledOff _ -> {}
        }
    }

    /**
     * Whoever sat or watched at the game before goes along; so do those who waited for any game.
     */
    private void started(TableId table, Seats seats, List<TableId> before) {
        before.forEach(earlier -> visits.at(earlier).forEach(visit -> visit.takeTo(table)));
        visits.waiting().stream()
                .filter(visit -> visit.isOneOf(seats))
                .forEach(visit -> visit.takeTo(table));
    }

    private static void later(Runnable what) {
        Thread.ofVirtual().name("hall").start(what);
    }
}
