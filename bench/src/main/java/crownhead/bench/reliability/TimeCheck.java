package crownhead.bench.reliability;

import crownhead.bench.reliability.Invariant.Broken;
import crownhead.play.LogRow;
import crownhead.rules.Side;
import crownhead.table.Clock;
import crownhead.table.Result;
import crownhead.table.TableEvent;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Holds what a log charges against the time that has really passed. A decision was made after its
 * request was sent, and before anyone was shown it.
 */
final class TimeCheck {
    /** Decisions are made in whole milliseconds. */
    private static final Duration ROUNDING = Duration.ofMillis(20);

    /** What a house that vanishes may be wrong by. */
    private static final Duration OUTAGE_SLACK = Duration.ofSeconds(1);

    private final String name;
    private final List<History.Outage> outages;
    private final TreeMap<Long, Long> knownBy = new TreeMap<>();
    private final List<Broken> broken = new ArrayList<>();
    private Optional<Long> notBefore = Optional.empty();
    private Optional<Clock> clock = Optional.empty();

    private TimeCheck(String name, List<History.Outage> outages) {
        this.name = name;
        this.outages = outages;
    }

    static List<Broken> of(
            String name,
            List<LogRow> rows,
            List<Shown> updates,
            Map<String, History.Sent> sent,
            List<History.Outage> outages) {
        TimeCheck check = new TimeCheck(name, outages);
        updates.forEach(it -> check.knownBy.merge(it.version(), it.nanos(), Math::min));
        long earliest = Long.MAX_VALUE;
        for (Map.Entry<Long, Long> known : check.knownBy.descendingMap().entrySet()) {
            earliest = Math.min(earliest, known.getValue());
            known.setValue(earliest);
        }
        for (LogRow row : rows) {
            check.look(row, Optional.ofNullable(sent.get(row.command().id())));
        }
        return check.broken;
    }

    private void look(LogRow row, Optional<History.Sent> request) {
        for (TableEvent event : row.events()) {
            look(row, event);
        }
        request.ifPresent(move ->
                notBefore = Optional.of(Math.max(notBefore.orElse(move.nanos()), move.nanos())));
    }

    private void look(LogRow row, TableEvent event) {
        if (event instanceof TableEvent.Started started) {
            clock = Optional.of(started.clock());
        } else if (event instanceof TableEvent.Moved moved) {
            clock.ifPresent(before -> checkCharge(row, moved, before));
            clock = Optional.of(moved.clock());
        } else if (event instanceof TableEvent.Ended ended && isByTime(ended.result())) {
            clock.ifPresent(before -> checkFlag(row, before));
        } else {
            touchedClock(event).ifPresent(touched -> clock = Optional.of(touched));
        }
    }

    private static Optional<Clock> touchedClock(TableEvent event) {
        return switch (event) {
            case TableEvent.TookBack tookBack -> Optional.of(tookBack.clock());
            case TableEvent.Paused paused -> Optional.of(paused.clock());
            case TableEvent.Continued continued -> Optional.of(continued.clock());
            default -> Optional.empty();
        };
    }

    private void checkCharge(LogRow row, TableEvent.Moved moved, Clock before) {
        if (!(before.control() instanceof TimeControl.PerPlayer(_, Duration increment))) {
            return;
        }
        Duration charged = left(before, moved.by()).plus(increment).minus(left(moved, moved.by()));
        Side other = moved.by().opponent();
        if (!left(before, other).equals(left(moved, other))) {
            add(row, other + " was charged for a move of the opponent's");
        }
        passedAtMost(row)
                .filter(passed -> charged.compareTo(passed) > 0)
                .ifPresent(passed -> add(row, charged + " were charged of " + passed));
    }

    private void checkFlag(LogRow row, Clock before) {
        Optional<Duration> had = before.running().map(running -> left(before, running.side()));
        passedAtMost(row)
                .filter(passed -> had.filter(left -> left.compareTo(passed) > 0).isPresent())
                .ifPresent(passed -> add(row, "a flag fell after " + passed + " of " + had));
    }

    /** How much time there was at most since the last move, while the house was there. */
    private Optional<Duration> passedAtMost(LogRow row) {
        Map.Entry<Long, Long> known = knownBy.ceilingEntry(row.version());
        if (known == null || notBefore.isEmpty()) {
            return Optional.empty();
        }
        Duration passed = between(notBefore.get(), known.getValue()).plus(ROUNDING);
        for (History.Outage outage : outages) {
            long from = Math.max(outage.from(), notBefore.get());
            long until = Math.min(outage.until(), known.getValue());
            if (until > from) {
                passed = passed.minus(between(from, until)).plus(OUTAGE_SLACK);
            }
        }
        return Optional.of(passed);
    }

    private static Duration between(long from, long until) {
        return Duration.ofNanos(until - from);
    }

    private static boolean isByTime(Result result) {
        return switch (result) {
            case Result.Win(_, Result.WinReason reason) -> reason == Result.WinReason.TIME;
            case Result.NoResult(Result.NoResultReason reason) ->
                    reason == Result.NoResultReason.TIME;
            case Result.Draw _ -> false;
        };
    }

    private static Duration left(TableEvent.Moved moved, Side side) {
        return left(moved.clock(), side);
    }

    private static Duration left(Clock clock, Side side) {
        return side == Side.FIRST ? clock.first().left() : clock.second().left();
    }

    private void add(LogRow row, String evidence) {
        broken.add(Invariant.I7.brokenBy(name + " version " + row.version() + ": " + evidence));
    }
}
