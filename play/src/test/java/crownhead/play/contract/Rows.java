package crownhead.play.contract;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.rules.Side;
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

/** Rows as tables write them: opened, started with a warning due after five minutes, ended. */
final class Rows {
    static final PlayerId ADA = new PlayerId("ada");
    static final PlayerId BEN = new PlayerId("ben");
    static final PlayerId EVE = new PlayerId("eve");
    static final Seats SEATS = new Seats(ADA, BEN);
    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    static final Terms TERMS = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);
    static final Result RESULT = new Result.Win(Side.SECOND, Result.WinReason.RESIGNED);
    static final Duration UNTIL_DUE = Duration.ofMinutes(5);

    private static final TableEvent OPENED = new TableEvent.Opened(ADA, TERMS);
    private static final Clock CLOCK = Clock.set(TERMS.timeControl());

    private Rows() {}

    static LogRow opened(TableId table, Instant at) {
        return row(table, 1, at, List.of(OPENED), Optional.empty());
    }

    static LogRow started(TableId table, Instant at) {
        return row(table, 2, at, List.of(started(at)), Optional.of(at.plus(UNTIL_DUE)));
    }

    static LogRow openedAndStarted(TableId table, Instant at) {
        return row(table, 1, at, List.of(OPENED, started(at)), Optional.of(at.plus(UNTIL_DUE)));
    }

    static LogRow ended(TableId table, long version, Instant at) {
        List<TableEvent> events = List.of(new TableEvent.Ended(RESULT, CLOCK));
        return row(table, version, at, events, Optional.empty());
    }

    static LogRow offered(TableId table, long version, CommandId command) {
        List<TableEvent> events = List.of(new TableEvent.DrawOffered(Side.FIRST));
        return new LogRow(table, version, command, NOON, events, Optional.empty());
    }

    static LogRow warned(TableId table, long version, Instant at, Instant due) {
        List<TableEvent> events = List.of(new TableEvent.Warned(Side.FIRST, UNTIL_DUE));
        return row(table, version, at, events, Optional.of(due));
    }

    private static TableEvent started(Instant at) {
        return new TableEvent.Started(SEATS, CLOCK.startedFor(Side.FIRST, at));
    }

    private static LogRow row(
            TableId table,
            long version,
            Instant at,
            List<TableEvent> events,
            Optional<Instant> due) {
        CommandId command = CommandId.ofHouse("row:" + version);
        return new LogRow(table, version, command, at, events, due);
    }
}
