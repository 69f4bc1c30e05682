package crownhead.table;

import crownhead.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Watches one table, and complains of whatever must never happen there. */
final class TableWatch {
    private final TableEvent.Opened opened;
    private final List<TableEvent> log = new ArrayList<>();
    private Table table;

    TableWatch(TableEvent.Opened opened) {
        this.opened = opened;
        table = Table.opened(opened);
    }

    Table table() {
        return table;
    }

    /** Asks the table, and follows it to where it goes then. */
    Decision ask(TableCommand command, Instant now) {
        Decision decision = table.decide(command, now);
        switch (decision) {
            case Decision.Accepted(List<TableEvent> events) -> {
                requireRightful(command);
                follow(events, now);
                requireThere(command);
            }
            case Decision.Overtaken(List<TableEvent> events) -> {
                follow(events, now);
                require(table.isOver(), "what was overtaken was not overtaken by the end");
            }
            case Decision.Refused(Refusal why) -> require(!why.sentence().isEmpty(), "no reason");
        }
        if (decision instanceof Decision.Accepted && command instanceof TableCommand.CallTime) {
            require(
                    table.nextDeadline().filter(at -> !at.isAfter(now)).isEmpty(),
                    "something is still due after time was called");
        }
        return decision;
    }

    private void requireRightful(TableCommand command) {
        require(!table.isOver(), "something was accepted after the end");
        if (!table.hasStarted() || !(command instanceof TableCommand.OfPlayer asked)) {
            return;
        }
        Seats seats = table.seats().orElseThrow();
        require(seats.sideOf(asked.by()).isPresent(), "a stranger's word was accepted");
        if (command instanceof TableCommand.Play play) {
            require(play.by().equals(seats.holder(table.toMove())), "the wrong seat moved");
            require(play.ply() == table.game().ply(), "a move for another turn was accepted");
        }
    }

    /** Who has just done something is there, unless it was to leave. */
    private void requireThere(TableCommand command) {
        if (command instanceof TableCommand.OfPlayer asked
                && !(command instanceof TableCommand.Leave)
                && table.hasStarted()) {
            Side side = table.seats().orElseThrow().sideOf(asked.by()).orElseThrow();
            require(!table.conduct(side).isAway(), "somebody who is away did something");
        }
    }

    private void follow(List<TableEvent> events, Instant now) {
        require(!events.isEmpty(), "nothing happened");
        for (TableEvent event : events) {
            Table before = table;
            require(!before.isOver(), "something happened after the end");
            log.add(event);
            table = before.after(event);
            requireFixedTerms(before);
            requireHonestClock(before, event);
            requireOrder();
            if (event instanceof TableEvent.Paused paused) {
                Duration longest = table.terms().pauses().longest();
                require(!paused.until().isAfter(now.plus(longest)), "a pause is too long");
            }
        }
        require(Table.opened(opened).after(log).equals(table), "replaying gave another table");
    }

    private void requireFixedTerms(Table before) {
        require(table.terms().equals(opened.terms()), "the terms changed");
        require(table.clock().control().equals(opened.terms().timeControl()), "the limits changed");
        require(
                before.seats().isEmpty() || table.seats().equals(before.seats()),
                "somebody changed seats");
    }

    private void requireHonestClock(Table before, TableEvent event) {
        requireHonest(before.clock().first(), table.clock().first(), mayRefill(event, Side.FIRST));
        requireHonest(
                before.clock().second(), table.clock().second(), mayRefill(event, Side.SECOND));
        if (before.pause().isPresent() && table.pause().isPresent()) {
            boolean isNewTurn = event instanceof TableEvent.TookBack;
            require(isNewTurn || table.clock().equals(before.clock()), "a paused clock moved");
        }
    }

    /** Whether a player's time may grow by what has happened. */
    private static boolean mayRefill(TableEvent event, Side side) {
        return event instanceof TableEvent.TookBack
                || (event instanceof TableEvent.Moved moved && moved.by() == side);
    }

    private void requireHonest(Clock.Hand before, Clock.Hand after, boolean mayRefill) {
        require(!after.left().isNegative(), "less than no time is left");
        Duration most =
                !mayRefill
                        ? before.left()
                        : opened.terms().timeControl() instanceof TimeControl.PerPlayer per
                                ? before.left().plus(per.increment())
                                : opened.terms().timeControl().budget();
        require(after.left().compareTo(most) <= 0, "a clock went up");
    }

    private void requireOrder() {
        boolean runs = table.hasStarted() && table.pause().isEmpty() && !table.isOver();
        require(
                runs
                        ? table.clock()
                                .running()
                                .filter(r -> r.side() == table.toMove())
                                .isPresent()
                        : table.clock().running().isEmpty(),
                "the wrong clock runs");
        require(table.thought().all().size() == table.game().ply(), "a turn without its time");
        for (Side side : Side.values()) {
            require(
                    table.conduct(side).pausesUsed() <= table.terms().pauses().perPlayer(),
                    "too many pauses");
        }
    }

    /** Whatever happened, no table ends twice, and one that has a result did end. */
    void requireOneEndAtMost() {
        long ends = log.stream().filter(TableEvent.Ended.class::isInstance).count();
        require(ends == (table.isOver() ? 1 : 0), "the table ended " + ends + " times");
    }

    private static void require(boolean claim, String complaint) {
        if (!claim) {
            throw new AssertionError(complaint);
        }
    }
}
