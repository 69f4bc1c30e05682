package crownhead.server.http;

import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.lobby.GameCard;
import crownhead.play.lobby.GameKey;
import crownhead.play.lobby.Hosted;
import crownhead.play.lobby.LobbyRefusal;
import crownhead.play.lobby.Pairing;
import crownhead.play.lobby.Wish;
import crownhead.play.player.Player;
import crownhead.play.player.Session;
import crownhead.protocol.ClientMessage;
import crownhead.server.show.GameTerms;
import crownhead.table.TimeControl;
import java.util.List;
import java.util.Optional;

/** Opening games and sitting down at them. */
final class OpeningRoutes {
    private final HttpOptions options;
    private final HouseApi house;
    private final Admission admission;
    private final GameAccess access;
    private final LookingRoutes looking;

    OpeningRoutes(HttpOptions options, HouseApi house, Admission admission) {
        this.options = options;
        this.house = house;
        this.admission = admission;
        this.access = new GameAccess(options, house);
        this.looking = new LookingRoutes(options, house);
    }

    List<Route> all() {
        return List.of(
                Route.post("/api/v1/games", Who.NAMED, Budget.OPEN_GAME, this::open)
                        .saying(
                                "Opens a game, which waits for a second player; a computer is there at once.")
                        .reading("GameWish")
                        .answering(Status.CREATED, "Seated"),
                Route.post("/api/v1/games/join", Who.NAMED, Budget.OPEN_GAME, this::join)
                        .saying("Sits down at a game that waits: by its id, its key, or both.")
                        .reading("Joining")
                        .answering(Status.OK, "Seated"),
                Route.post("/api/v1/pairings", Who.SIGNED_IN, Budget.OPEN_GAME, this::pair)
                        .saying(
                                "Plays the next one who asks for the same time; ask again with the same"
                                        + " id to see.")
                        .reading("PairingWish")
                        .answering(Status.OK, "Paired"));
    }

    /** What is not said is as usual. */
    record GameWish(
            Optional<String> id,
            Optional<String> name,
            Optional<String> visibility,
            Optional<String> opponent,
            Optional<String> time,
            Optional<String> colours,
            Optional<String> side,
            Optional<String> draws,
            boolean rated,
            boolean cookie) {
        ClientMessage.Host host() {
            return new ClientMessage.Host(
                    id.orElse("http"), visibility, opponent, time, colours, side, draws, rated);
        }
    }

    record Joining(
            Optional<String> name, Optional<String> table, Optional<String> key, boolean cookie) {}

    record PairingWish(Optional<String> id, Optional<String> time) {}

    record Paired(boolean waiting, Optional<String> table) {}

    /**
     * Somebody has a place at a game.
     *
     * @param secret what lets the player act, unless a cookie holds it
     * @param key opens a private game, for whoever the host gives it to; said this once
     * @param state the game as it stands
     */
    record Seated(
            String table,
            Me player,
            Optional<String> secret,
            Optional<String> key,
            Optional<String> link,
            String message,
            LookingRoutes.GameView state) {}

    private Answer open(Asked asked) throws BadRequest, StoreFailure {
        GameWish body = asked.body(GameWish.class);
        Keeping keeping = Keeping.of(body.cookie());
        admission.requireOwnPage(asked, keeping);
        Wish wish = wish(body);
        Optional<String> id = CommandNames.given(body.id());
        Session session = admission.named(asked, body.name());
        Hosted hosted = Replies.done(host(session.player(), wish, id));
        return admission.withCookie(
                Answer.created(
                        seated(
                                asked,
                                keeping,
                                session,
                                hosted.table(),
                                hosted.key(),
                                "Game Created! Its id is "
                                        + hosted.table()
                                        + (hosted.stage() == GameCard.Stage.WAITING
                                                ? "; it waits for a second player."
                                                : "; your opponent is there."))),
                keeping,
                session);
    }

    private Reply<Hosted> host(Player by, Wish wish, Optional<String> id) {
        return id.map(named -> house.lobby().host(by, wish, named))
                .orElseGet(() -> house.lobby().host(by, wish));
    }

    private static Wish wish(GameWish body) throws BadRequest {
        try {
            ClientMessage.Host host = body.host();
            return new Wish(GameTerms.visibility(host), host.opponent(), GameTerms.read(host));
        } catch (IllegalArgumentException e) {
            throw new BadRequest(HttpRefusal.BAD_REQUEST.problem(String.valueOf(e.getMessage())));
        }
    }

    private Answer join(Asked asked) throws BadRequest, StoreFailure {
        Joining wish = asked.body(Joining.class);
        Keeping keeping = Keeping.of(wish.cookie());
        admission.requireOwnPage(asked, keeping);
        if (wish.table().isEmpty() && wish.key().isEmpty()) {
            throw new BadRequest(
                    HttpRefusal.BAD_REQUEST.problem(
                            "Name the game by its table, its key, or both."));
        }
        if (wish.key().isPresent()) {
            access.requireFewWrongKeys(asked);
        }
        Session session = admission.named(asked, wish.name());
        Reply<TableId> seat = sit(session.player(), wish);
        if (wish.key().isPresent()
                && seat instanceof Reply.Refused<TableId>(var why)
                && why == LobbyRefusal.NO_SUCH_GAME) {
            access.countWrongKey(asked);
        }
        TableId table = Replies.done(seat);
        return admission.withCookie(
                Answer.ok(seated(asked, keeping, session, table, Optional.empty(), "You play.")),
                keeping,
                session);
    }

    private Reply<TableId> sit(Player player, Joining wish) throws BadRequest {
        if (wish.table().isEmpty()) {
            return house.lobby().joinByKey(player, wish.key().orElseThrow());
        }
        TableId table = Asked.table(wish.table().get());
        return wish.key().isEmpty()
                ? house.lobby().join(player, table)
                : house.lobby().joinByKey(player, table, wish.key().get());
    }

    private Seated seated(
            Asked asked,
            Keeping keeping,
            Session session,
            TableId table,
            Optional<GameKey> key,
            String message)
            throws BadRequest, StoreFailure {
        GameCard card =
                house.games()
                        .game(table)
                        .orElseThrow(() -> new BadRequest(HttpRefusal.NO_SUCH_GAME));
        return new Seated(
                table.value(),
                Me.of(session.player()),
                admission.shown(asked, keeping, session),
                key.map(GameKey::text),
                Optional.of(
                        key.map(k -> options.link("/join#" + k.text()))
                                .orElseGet(() -> options.link("/game/" + table))),
                message,
                looking.view(card, Optional.of(session.player().id())));
    }

    private Reply<Pairing> pair(Player by, TimeControl time, Optional<String> id) {
        return id.map(named -> house.lobby().pair(by, time, named))
                .orElseGet(() -> house.lobby().pair(by, time));
    }

    private Answer pair(Asked asked) throws BadRequest {
        PairingWish wish = asked.body(PairingWish.class);
        Optional<String> id = CommandNames.given(wish.id());
        TimeControl time;
        try {
            time = GameTerms.time(wish.time());
        } catch (IllegalArgumentException e) {
            throw new BadRequest(HttpRefusal.BAD_REQUEST.problem(String.valueOf(e.getMessage())));
        }
        return Replies.answer(
                pair(asked.player(), time, id),
                pairing ->
                        Answer.ok(
                                switch (pairing) {
                                    case Pairing.Waiting _ -> new Paired(true, Optional.empty());
                                    case Pairing.Seated(TableId table) ->
                                            new Paired(false, Optional.of(table.value()));
                                }));
    }
}
