package crownhead.table;

import crownhead.rules.Game;
import crownhead.rules.Side;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One game for ever, from the day it was opened: who plays it, their clock, what they have asked
 * each other, and its result. Pure: the caller brings the time and stores the events.
 *
 * @param thought how long each turn of the game took
 */
public record Table(
        Terms terms,
        PlayerId host,
        Optional<Seats> seats,
        Game game,
        Clock clock,
        TurnTimes thought,
        Conduct first,
        Conduct second,
        Optional<Question> question,
        Optional<Pause> pause,
        Optional<Result> result) {
    /** The game stands still. */
    public record Pause(Side by, Instant until) {}

    /** A table that waits for its second player. */
    public static Table opened(TableEvent.Opened opened) {
        return new Table(
                opened.terms(),
                opened.host(),
                Optional.empty(),
                Game.from(opened.terms().start(), opened.terms().drawRule()),
                Clock.set(opened.terms().timeControl()),
                TurnTimes.NONE,
                Conduct.NEW,
                Conduct.NEW,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** What happens when somebody asks this at this time. Nothing changes here. */
    public Decision decide(TableCommand command, Instant now) {
        return new Deciding(this, now).decide(command);
    }

    /** Replays one stored event. Loading a table is replaying all of its events in order. */
    public Table after(TableEvent event) {
        return new Replay(this).apply(event);
    }

    public Table after(List<TableEvent> events) {
        Table table = this;
        for (TableEvent event : events) {
            table = table.after(event);
        }
        return table;
    }

    public boolean hasStarted() {
        return seats.isPresent();
    }

    public boolean isOver() {
        return result.isPresent();
    }

    public Side toMove() {
        return game.position().toMove();
    }

    public Conduct conduct(Side side) {
        return side == Side.FIRST ? first : second;
    }

    public Statistics statistics() {
        return Statistics.of(game, thought);
    }

    /** How many moves a side has made. */
    int ownMoves(Side side) {
        boolean movesFirst = game.startPosition().toMove() == side;
        return movesFirst ? (game.ply() + 1) / 2 : game.ply() / 2;
    }

    /** When {@link TableCommand.CallTime} will have something to do. */
    public Optional<Instant> nextDeadline() {
        return Deadline.nextOf(this).map(Deadline::at);
    }
}
