package crownhead.bench.reliability;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.rules.Move;
import crownhead.rules.Side;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import crownhead.table.Decision;
import crownhead.table.PlayerId;
import crownhead.table.Result;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A game of two moves, by Ann and by Ben, as it should be; a test breaks what it wants. */
final class SmallGame {
    static final TableId TABLE = new TableId("t");
    static final PlayerId ANN = new PlayerId("ann");
    static final PlayerId BEN = new PlayerId("ben");
    private static final Instant NOON = Instant.parse("2027-01-01T12:00:00Z");
    private static final TimeControl TEN_MINUTES =
            new TimeControl.PerPlayer(Duration.ofMinutes(10), Duration.ZERO);

    final List<LogRow> rows = new ArrayList<>();
    final List<History.Outage> outages = new ArrayList<>();
    final History ann = new History("Ann");
    final History ben = new History("Ben");
    final History eve = new History("Eve");

    SmallGame() {
        this(100, 100);
    }

    /** How long Ben thought by the log, and how much time really passed. */
    SmallGame(long thoughtMillis, long passedMillis) {
        add("o-1", ANN, NOON, List.of(new TableEvent.Opened(ANN, Terms.casual(TEN_MINUTES))));
        add("j-1", BEN, NOON, decide(new TableCommand.Sit(BEN, Side.FIRST), NOON));
        play("a-1", ANN, NOON, 11, 15);
        ann.sent(new History.Sent(0, "t", "a-1", "11,15"));
        ann.shown(shown(3, 0, Optional.of("a-1")));
        play("b-1", BEN, NOON.plusMillis(thoughtMillis), 22, 18);
        long passed = TimeUnit.MILLISECONDS.toNanos(passedMillis);
        ben.sent(new History.Sent(passed, "t", "b-1", "22,18"));
        ben.shown(shown(4, passed, Optional.of("b-1")));
    }

    private void play(String request, PlayerId by, Instant at, int from, int to) {
        List<Square> path = List.of(Square.of(from), Square.of(to));
        TableCommand play =
                new TableCommand.Play(by, table(rows).game().ply(), path, Duration.ZERO);
        add(request, by, at, decide(play, at));
    }

    private List<TableEvent> decide(TableCommand command, Instant now) {
        return ((Decision.Accepted) table(rows).decide(command, now)).events();
    }

    private void add(String request, PlayerId by, Instant at, List<TableEvent> events) {
        rows.add(row(rows.size() + 1, CommandId.of(by, request), at, events));
    }

    private static LogRow row(
            long version, CommandId command, Instant at, List<TableEvent> events) {
        return new LogRow(TABLE, version, command, at, events, Optional.empty());
    }

    private static Table table(List<LogRow> rows) {
        Optional<Table> table = Optional.empty();
        for (LogRow row : rows) {
            for (TableEvent event : row.events()) {
                table =
                        event instanceof TableEvent.Opened opened
                                ? Optional.of(Table.opened(opened))
                                : table.map(before -> before.after(event));
            }
        }
        return table.orElseThrow();
    }

    List<History> histories() {
        return List.of(ann, ben, eve);
    }

    /** What a client is shown of a version at a moment. */
    Shown shown(int version, long nanos, Optional<String> answers) {
        Table then = table(rows.subList(0, version));
        Instant at = rows.get(version - 1).at();
        return new Shown(
                nanos,
                "t",
                version,
                at.toEpochMilli(),
                answers,
                Optional.empty(),
                Fen.write(then.game().position()),
                then.game().ply(),
                Optional.of(then.clock().left(Side.FIRST, at).toMillis()),
                Optional.of(then.clock().left(Side.SECOND, at).toMillis()),
                true);
    }

    /** A row with a move that nobody has judged. */
    LogRow unjudged(long version, PlayerId by, String request, int from, int to) {
        LogRow last = rows.getLast();
        return row(
                version,
                CommandId.of(by, request),
                last.at(),
                List.of(
                        new TableEvent.Moved(
                                by.equals(ANN) ? Side.FIRST : Side.SECOND,
                                new Move(List.of(Square.of(from), Square.of(to))),
                                Duration.ZERO,
                                Duration.ZERO,
                                table(rows).clock())));
    }

    /** Ann's time is over, by the log. */
    void fallOfTheFlag() {
        Result lost = new Result.Win(Side.SECOND, Result.WinReason.TIME);
        List<TableEvent> events = List.of(new TableEvent.Ended(lost, table(rows).clock()));
        rows.add(row(5, CommandId.ofHouse("time:5"), rows.getLast().at(), events));
        eve.shown(shown(5, TimeUnit.MILLISECONDS.toNanos(100), Optional.empty()));
    }
}
