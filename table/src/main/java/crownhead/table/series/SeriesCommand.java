package crownhead.table.series;

import crownhead.rules.Side;
import crownhead.table.PlayerId;

/**
 * What someone asks of a table between or beside its games. A {@code toss} is the side that the one
 * who sat down first has if sides are given at random; the server draws it, never a player.
 */
public sealed interface SeriesCommand {
    record Arrive(PlayerId who, Wish wish, Side toss) implements SeriesCommand {}

    record Depart(PlayerId who) implements SeriesCommand {}

    record Reply(PlayerId who, Answer answer, Side toss) implements SeriesCommand {}

    /** Takes a free seat unasked. */
    record Sit(PlayerId who, Side toss) implements SeriesCommand {}

    /** The game has its result. A player who left it or ran out of time has departed before. */
    record GameOver(int game) implements SeriesCommand {}

    /** Takes silence for a no where the time to answer is over. */
    record CallTime() implements SeriesCommand {}
}
