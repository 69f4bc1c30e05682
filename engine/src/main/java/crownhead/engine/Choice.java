package crownhead.engine;

import crownhead.rules.Move;
import java.util.List;

/**
 * The move that a search would play, and why.
 *
 * @param line what it expects to be played, this move first
 * @param score for the side to move
 * @param depth how many turns it looked ahead, nominally
 * @param nodes how many positions it looked at
 */
public record Choice(Move move, List<Move> line, int score, int depth, long nodes) {
    public Choice {
        line = List.copyOf(line);
    }

    /** The same choice after more was looked at, which changed nothing. */
    Choice afterLooking(long nodesInAll) {
        return new Choice(move, line, score, depth, nodesInAll);
    }
}
