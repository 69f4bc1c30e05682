package crownhead.server.http;

import crownhead.play.Known;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.play.Watcher;
import crownhead.play.lobby.GameCard;
import crownhead.protocol.Entry;
import crownhead.protocol.GameLine;
import crownhead.protocol.House;
import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.protocol.telling.Houses;
import crownhead.protocol.telling.News;
import crownhead.protocol.telling.Telling;
import crownhead.server.show.GameNews;
import crownhead.server.show.GameSheet;
import crownhead.server.show.GameStory;
import crownhead.table.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Looking at one game. */
final class LookingRoutes {
    static final Duration LONGEST_WAIT = Duration.ofSeconds(25);
    private static final long GLANCE_MILLIS = 200;

    private static final int MOST_ENTRIES = 100;

    private final HttpOptions options;
    private final HouseApi house;
    private final GameAccess access;

    LookingRoutes(HttpOptions options, HouseApi house) {
        this.options = options;
        this.house = house;
        this.access = new GameAccess(options, house);
    }

    List<Route> all() {
        return List.of(
                withKey(Route.get("/api/v1/games/{table}", Who.ADMITTED, Budget.LOOK, this::state))
                        .saying("The game as it stands.")
                        .answering(Status.OK, "GameView"),
                withKey(
                                Route.get(
                                        "/api/v1/games/{table}/updates",
                                        Who.ADMITTED,
                                        Budget.LOOK,
                                        this::updates))
                        .taking(
                                "query",
                                "since",
                                "integer",
                                "What came after this version; 0 is all.")
                        .taking("query", "wait", "integer", "Seconds to wait for news, 25 at most.")
                        .saying("Every event after a version, with its author; waits for the next.")
                        .answering(Status.OK, "Updates"),
                withKey(
                                Route.get(
                                        "/api/v1/games/{table}/pdn",
                                        Who.ADMITTED,
                                        Budget.LOOK,
                                        this::pdn))
                        .saying("The game as a PDN file.")
                        .answering("application/vnd.pdn"));
    }

    private static Route withKey(Route route) {
        return route.taking("header", "Crownhead-Key", "string", "Opens a private game.");
    }

    /** A game as somebody sees it. */
    record GameView(GameLine game, House house, Update update) {}

    /** {@code version} is the newest that is told; {@code more} that there is more to ask for. */
    record Updates(String table, long version, List<Entry> entries, boolean more) {}

    private Answer state(Asked asked) throws BadRequest, StoreFailure {
        GameCard card = access.seen(asked);
        renew(asked, card);
        return Answer.ok(view(card, asked.session().map(session -> session.player().id())));
    }

    /** The game as a player, or somebody who is none, sees it now. */
    GameView view(GameCard card, Optional<PlayerId> reader) throws BadRequest, StoreFailure {
        Known known = access.known(card.table());
        Role role = GameAccess.role(known.table(), reader);
        News news = GameNews.look(card.table(), known, house.names(), house.time().instant());
        List<GameLine> line =
                reader.isPresent()
                        ? house.lines().of(List.of(card), reader.get())
                        : house.lines().of(List.of(card));
        return new GameView(
                line.getFirst(), Houses.of(known.table().terms()), Telling.tell(news, role));
    }

    private Answer updates(Asked asked) throws BadRequest, StoreFailure {
        GameCard card = access.seen(asked);
        long since = asked.number("since", 0);
        Duration wait = asked.seconds("wait", LONGEST_WAIT);
        renew(asked, card);
        GameStory story = GameStory.of(rows(card.table(), since, wait));
        renew(asked, card);
        List<Entry> entries = story.after(since, MOST_ENTRIES);
        long told = entries.isEmpty() ? story.version() : entries.getLast().version();
        return Answer.ok(new Updates(card.table().value(), told, entries, told < story.version()));
    }

    /** All rows of a game as it stands. */
    static List<LogRow> rows(Tables tables, TableId table) throws StoreFailure {
        Watcher nobody = _ -> {};
        List<LogRow> rows = tables.watch(table, 0, nobody);
        tables.leave(table, nobody);
        return rows;
    }

    /** All rows of a game, as soon as there is one after a version, or after a while. */
    private List<LogRow> rows(TableId table, long since, Duration wait) throws StoreFailure {
        BlockingQueue<LogRow> arriving = new LinkedBlockingQueue<>();
        Watcher watcher = arriving::add;
        List<LogRow> rows = new ArrayList<>(house.tables().watch(table, 0, watcher));
        try {
            if (rows.size() <= since) {
                next(arriving, wait).ifPresent(rows::add);
                arriving.drainTo(rows);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            house.tables().leave(table, watcher);
        }
        return rows;
    }

    /** A house that closes does not keep anybody waiting. */
    private Optional<LogRow> next(BlockingQueue<LogRow> arriving, Duration wait)
            throws InterruptedException {
        long began = System.nanoTime();
        Optional<LogRow> next = Optional.empty();
        while (next.isEmpty()
                && System.nanoTime() - began < wait.toNanos()
                && house.ready().getAsBoolean()) {
            next = Optional.ofNullable(arriving.poll(GLANCE_MILLIS, TimeUnit.MILLISECONDS));
        }
        return next;
    }

    private Answer pdn(Asked asked) throws BadRequest, StoreFailure {
        GameCard card = access.seen(asked);
        Known known = access.known(card.table());
        News.Names names = GameNews.names(known.table().seats(), house.names());
        Instant played = house.wallOf().apply(card.started().orElse(card.opened()));
        String pdn =
                GameSheet.pdn(
                        known.table(),
                        names.first(),
                        names.second(),
                        options.link("/game/" + card.table()),
                        played);
        return new Answer.Download(
                "application/vnd.pdn", "crownhead-" + card.table() + ".pdn", pdn);
    }

    /** A player who looks is there. */
    private void renew(Asked asked, GameCard card) {
        asked.session()
                .map(session -> session.player().id())
                .filter(id -> card.seats().flatMap(seats -> seats.sideOf(id)).isPresent())
                .ifPresent(id -> house.attendance().renew(card.table(), id));
    }
}
