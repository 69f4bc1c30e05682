package crownhead.table;

import crownhead.rules.Side;
import crownhead.rules.notation.MoveText;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A table in a test, at a time that goes on when the test says so. Ada hosts it. */
final class TableFixture {
    static final PlayerId ADA = new PlayerId("ada");
    static final PlayerId BEN = new PlayerId("ben");
    static final PlayerId EVE = new PlayerId("eve");
    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    static final TableCommand CALL_TIME = new TableCommand.CallTime();

    private final List<TableEvent> events = new ArrayList<>();
    private Table table;
    private Instant now = NOON;

    private TableFixture(Terms terms) {
        TableEvent.Opened opened = new TableEvent.Opened(ADA, terms);
        events.add(opened);
        table = Table.opened(opened);
    }

    /** A table that waits for its second player. */
    static TableFixture waiting(TestTerms terms) {
        return new TableFixture(terms.terms());
    }

    /** Ben sat down at noon; Ada has the first side unless the terms say otherwise. */
    static TableFixture playing(TestTerms terms) {
        return waiting(terms).with(new TableCommand.Sit(BEN, Side.FIRST));
    }

    /** A game without a clock that has just started. */
    static TableFixture playing() {
        return playing(TestTerms.untimed());
    }

    /** Plays such moves as {@code 11-15 22-18}, each by the player whose turn it is. */
    TableFixture moves(String moves) {
        for (String move : moves.split(" ", -1)) {
            with(play(toMove(), move));
        }
        return this;
    }

    /** Plays the same moves several times. */
    TableFixture moves(int times, String moves) {
        for (int i = 0; i < times; i++) {
            moves(moves);
        }
        return this;
    }

    /**
     * Two kings walk on from 1 and 31, round circles of six and of eight squares: they are never in
     * step, so no position stands twice.
     */
    TableFixture walk(int plies) {
        int[] small = {1, 6, 10, 14, 9, 5};
        int[] large = {31, 27, 24, 20, 16, 19, 23, 26};
        for (int i = 0; i < plies; i++) {
            int[] circle = i % 2 == 0 ? small : large;
            int at = i / 2 % circle.length;
            moves(circle[at] + "-" + circle[(at + 1) % circle.length]);
        }
        return this;
    }

    /** A move by a player who has seen every turn. */
    TableCommand.Play play(PlayerId by, String move) {
        return play(by, table.game().ply(), move);
    }

    TableCommand.Play play(PlayerId by, int ply, String move) {
        return new TableCommand.Play(by, ply, MoveText.read(move));
    }

    /** The table after commands that must be accepted. */
    TableFixture with(TableCommand... commands) {
        for (TableCommand command : commands) {
            events(command);
        }
        return this;
    }

    /** What a command that must be accepted makes happen; it has happened then. */
    List<TableEvent> events(TableCommand command) {
        if (decide(command) instanceof Decision.Accepted(List<TableEvent> accepted)) {
            return happened(accepted);
        }
        throw new AssertionError("Not accepted: " + command + ": " + decide(command));
    }

    /** What happened before a command that time must have overtaken. */
    List<TableEvent> overtaking(TableCommand command) {
        if (decide(command) instanceof Decision.Overtaken(List<TableEvent> before)) {
            return happened(before);
        }
        throw new AssertionError("Not overtaken: " + command + ": " + decide(command));
    }

    /** Why a command is refused that must be. */
    Refusal refusal(TableCommand command) {
        if (decide(command) instanceof Decision.Refused(Refusal why)) {
            return why;
        }
        throw new AssertionError("Not refused: " + command + ": " + decide(command));
    }

    Decision decide(TableCommand command) {
        return table.decide(command, now);
    }

    TableFixture later(Duration duration) {
        now = now.plus(duration);
        return this;
    }

    TableFixture seconds(int seconds) {
        return later(Duration.ofSeconds(seconds));
    }

    TableFixture minutes(int minutes) {
        return later(Duration.ofMinutes(minutes));
    }

    Table table() {
        return table;
    }

    Result result() {
        return table.result().orElseThrow();
    }

    Duration left(Side side) {
        return table.clock().left(side, now);
    }

    /** All that has happened, from the opening on. */
    List<TableEvent> log() {
        return List.copyOf(events);
    }

    private PlayerId toMove() {
        return table.seats().orElseThrow().holder(table.toMove());
    }

    private List<TableEvent> happened(List<TableEvent> more) {
        events.addAll(more);
        table = table.after(more);
        return more;
    }
}
