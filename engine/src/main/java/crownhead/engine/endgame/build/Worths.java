package crownhead.engine.endgame.build;

import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceIndex;
import crownhead.engine.endgame.Worth;
import crownhead.rules.LegalMoves;
import crownhead.rules.Position;
import java.util.Arrays;

/**
 * What the positions of some slices are worth, in memory and not compressed. While a slice is being
 * made, a number below zero in it is a promise: a win that comes no later than that.
 */
final class Worths {
    private static final short[] MISSING = new short[0];

    private final short[][] slices = new short[Slice.KEYS][];

    Worths() {
        Arrays.fill(slices, MISSING);
    }

    void put(Slice slice, short[] worths) {
        slices[slice.key()] = worths;
    }

    void forget(Slice slice) {
        slices[slice.key()] = MISSING;
    }

    boolean has(Slice slice) {
        return slices[slice.key()].length > 0;
    }

    short[] of(Slice slice) {
        return slices[slice.key()];
    }

    /** The best of these moves, when it is known where each of them leads. */
    int best(Position position, LegalMoves moves) {
        int best = Worth.LOST_AT_ONCE;
        for (int i = 0; i < moves.size(); i++) {
            int after = after(position.afterPacked(moves.get(i)));
            best = Worth.better(best, Worth.before(after));
        }
        return best;
    }

    /** To the side to move, after a turn of the first mover. */
    int after(Position position) {
        // Who has lost the last piece has no move.
        if (position.second() == 0) {
            return Worth.LOST_AT_ONCE;
        }
        int first = Integer.reverse(position.second());
        int second = Integer.reverse(position.first());
        int kings = Integer.reverse(position.kings());
        int key = Slice.key(first, second, kings);
        return slices[key][SliceIndex.ofKey(key).of(first, second, kings)];
    }
}
