package crownhead.server.console;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.Tables;
import crownhead.play.Watcher;
import crownhead.protocol.Role;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.telling.Chronicle;
import crownhead.protocol.telling.News;
import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Result;
import crownhead.table.Seats;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The game that a console table is playing, or has just played, as far as its clients know it. */
final class CurrentGame {
    /** What a game is called, where and between whom. */
    record Opening(String table, int number, TableId id, Seats seats, News.Names names) {}

    /** A decision of the game, and the game after it. */
    record Step(LogRow row, News news) {}

    private final Tables tables;
    private final Opening opening;
    private final Queue<LogRow> arriving = new ConcurrentLinkedQueue<>();
    private final Watcher watcher = arriving::add;
    private final Chronicle chronicle;

    private CurrentGame(Tables tables, Opening opening, Terms terms) {
        this.tables = tables;
        this.opening = opening;
        this.chronicle = new Chronicle(before(opening, terms));
    }

    /** Opens a game, in which the first of the seats hosts and has the first side. */
    static CurrentGame open(Tables tables, Opening opening, Terms terms) throws StoreFailure {
        CurrentGame game = new CurrentGame(tables, opening, terms);
        PlayerId host = opening.seats().first();
        PlayerId guest = opening.seats().second();
        tables.open(opening.id(), CommandId.of(host, "open"), host, terms);
        game.arriving.addAll(tables.watch(opening.id(), 0, game.watcher));
        game.submit(guest, "sit", new TableCommand.Sit(guest, Side.FIRST));
        return game;
    }

    private static News before(Opening opening, Terms terms) {
        Table table = Table.opened(new TableEvent.Opened(opening.seats().first(), terms));
        return new News(
                opening.table(),
                opening.number(),
                0,
                table,
                List.of(),
                opening.names(),
                Instant.EPOCH);
    }

    Answer submit(PlayerId by, String requestId, TableCommand command) {
        return tables.submit(opening.id(), CommandId.of(by, requestId), command);
    }

    /** What has happened next, if anything has. */
    Optional<Step> next(Instant stamp) {
        return Optional.ofNullable(arriving.poll()).map(row -> take(row, stamp));
    }

    private Step take(LogRow row, Instant stamp) {
        Chronicle.Seen seen = new Chronicle.Seen(opening.number(), opening.names(), stamp);
        return new Step(
                row, chronicle.take(row.version(), row.at(), author(row), row.events(), seen));
    }

    private String author(LogRow row) {
        for (Side side : Side.values()) {
            PlayerId holder = opening.seats().holder(side);
            if (row.command().equals(CommandId.of(holder, row.command().id()))) {
                return side == Side.FIRST ? "first" : "second";
            }
        }
        return "house";
    }

    /** What came after a version, as much as fits. */
    ServerMessage.Tail tail(String requestId, long since) {
        return chronicle.tail(requestId, since);
    }

    /** Nobody looks at it any more. */
    void close() {
        tables.leave(opening.id(), watcher);
    }

    TableId id() {
        return opening.id();
    }

    int number() {
        return opening.number();
    }

    Table state() {
        return chronicle.news().state();
    }

    /** The game as it stands, seen now. */
    News look(Instant stamp) {
        return chronicle.news().again(stamp);
    }

    boolean isOver() {
        return state().isOver();
    }

    /** Who did not move within the time-out; a game with a real clock is just lost. */
    Optional<PlayerId> idle() {
        boolean ranOut =
                state().result().filter(CurrentGame::isByTime).isPresent()
                        && state().terms().timeControl() instanceof TimeControl.Inactivity;
        return ranOut ? Optional.of(opening.seats().holder(state().toMove())) : Optional.empty();
    }

    private static boolean isByTime(Result result) {
        return switch (result) {
            case Result.Win(_, Result.WinReason reason) -> reason == Result.WinReason.TIME;
            case Result.NoResult(Result.NoResultReason reason) ->
                    reason == Result.NoResultReason.TIME;
            case Result.Draw _ -> false;
        };
    }

    boolean isPlayedBy(PlayerId player) {
        return opening.seats().sideOf(player).isPresent();
    }

    Role roleOf(PlayerId player) {
        return opening.seats().sideOf(player).map(Role::of).orElse(Role.SPECTATOR);
    }
}
