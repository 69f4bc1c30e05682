package crownhead.server.storage;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.rules.Move;
import crownhead.rules.Side;
import crownhead.rules.notation.MoveText;
import crownhead.table.Clock;
import crownhead.table.PlayerId;
import crownhead.table.Result;
import crownhead.table.Seats;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Rows of a log for tests. */
final class TestRows {
    static final PlayerId ADA = new PlayerId("ada");
    static final PlayerId BEN = new PlayerId("ben");
    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    static final Terms TERMS = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);
    static final TableId TABLE = new TableId("7h3t4b1e0001");

    private static final Clock CLOCK = Clock.set(TERMS.timeControl());
    private static final Move MOVE = new Move(MoveText.read("11-15"));

    private TestRows() {}

    static LogRow opened(TableId table) {
        Clock running = CLOCK.startedFor(Side.FIRST, NOON);
        return row(
                table,
                1,
                new TableEvent.Opened(ADA, TERMS),
                new TableEvent.Started(new Seats(ADA, BEN), running));
    }

    static LogRow moved(TableId table, long version) {
        Duration thought = Duration.ofMillis(1_234);
        return row(
                table,
                version,
                new TableEvent.Moved(Side.FIRST, MOVE, thought, Duration.ofMillis(40), CLOCK));
    }

    static LogRow ended(TableId table, long version) {
        Result result = new Result.Win(Side.SECOND, Result.WinReason.RESIGNED);
        return row(table, version, new TableEvent.Ended(result, CLOCK));
    }

    private static LogRow row(TableId table, long version, TableEvent... events) {
        return new LogRow(
                table,
                version,
                CommandId.of(ADA, "c-" + version),
                NOON.plusMillis(version),
                List.of(events),
                Optional.of(NOON.plusSeconds(60)));
    }
}
