package crownhead.protocol.telling;

import crownhead.protocol.Role;
import crownhead.protocol.Update;
import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.dress.ColourSet;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import crownhead.table.Decision;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * A game in a test, at a time that goes on when the test says so, and what each role is told of the
 * last thing that happened. Ann has the first side and White, Ben the second and Red.
 */
public final class ToldTable {
    static final PlayerId ANN = new PlayerId("ann");
    static final PlayerId BEN = new PlayerId("ben");
    static final TableCommand CALL_TIME = new TableCommand.CallTime();
    private static final News.Names NAMES = new News.Names("Ann Onymous", "Ben Trovato");

    private Table table;
    private List<TableEvent> events;
    private long version = 1;
    private Instant now = Instant.parse("2026-11-16T12:00:00Z");

    private ToldTable(Terms terms) {
        TableEvent.Opened opened = new TableEvent.Opened(ANN, terms);
        table = Table.opened(opened);
        events = List.of(opened);
    }

    /** How it is played at a console table, but with a grace: 10 minutes for each move. */
    static Terms console() {
        TimeControl usual = new TimeControl.Inactivity(TimeControl.Inactivity.STANDARD);
        return terms(usual, Terms.STANDARD_GRACE, Position.START);
    }

    /** From a position as {@code B:W18:B15}; B moves first. */
    static Terms startingFrom(String position) {
        return terms(console().timeControl(), Terms.STANDARD_GRACE, Fen.read(position));
    }

    static Terms terms(TimeControl control, Duration grace, Position start) {
        return new Terms(
                control,
                Terms.Stakes.CASUAL,
                Terms.Seating.HOST_FIRST,
                DrawRule.CLAIMED,
                Terms.Pauses.STANDARD,
                grace,
                ColourSet.CONSOLE_DEFAULT,
                start);
    }

    static ToldTable waiting(Terms terms) {
        return new ToldTable(terms);
    }

    static ToldTable playing(Terms terms) {
        return waiting(terms).does(new TableCommand.Sit(BEN, Side.FIRST));
    }

    /** Plays such moves as {@code 11-15 22-18}, each by the player whose turn it is. */
    ToldTable moves(String moves) {
        for (String move : moves.split(" ", -1)) {
            seconds(4).does(play(table.game().ply(), move));
        }
        return this;
    }

    /** A move by the player whose turn it is. */
    TableCommand.Play play(int ply, String move) {
        PlayerId mover = table.toMove() == Side.FIRST ? ANN : BEN;
        return new TableCommand.Play(mover, ply, MoveText.read(move));
    }

    /** A command that must be accepted, or be overtaken by what time has done. */
    ToldTable does(TableCommand command) {
        return switch (table.decide(command, now)) {
            case Decision.Accepted(List<TableEvent> next) -> happened(next);
            case Decision.Overtaken(List<TableEvent> next) -> happened(next);
            case Decision.Refused(Refusal why) ->
                    throw new AssertionError(command + ": " + why.sentence());
        };
    }

    ToldTable happened(List<TableEvent> next) {
        table = table.after(next);
        events = next;
        version++;
        return this;
    }

    ToldTable seconds(int seconds) {
        now = now.plusSeconds(seconds);
        return this;
    }

    Table table() {
        return table;
    }

    public List<TableEvent> events() {
        return events;
    }

    public Update told(Role role) {
        return Telling.tell(news(), role);
    }

    /** What somebody is told who has just come. */
    Update look(Role role) {
        return Telling.tell(news().again(now), role);
    }

    /** What a player is told whose command must be refused. */
    Update refused(Role role, TableCommand command) {
        if (table.decide(command, now) instanceof Decision.Refused(Refusal why)) {
            return Telling.recheck(news().again(now), role, why);
        }
        throw new AssertionError("Not refused: " + command);
    }

    News news() {
        int game = table.hasStarted() ? 1 : 0;
        return new News("1", game, version, table, events, NAMES, now);
    }
}
