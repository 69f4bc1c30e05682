package crownhead.engine.endgame.build;

import crownhead.engine.endgame.SliceIndex;
import crownhead.engine.endgame.Worth;
import crownhead.rules.LegalMoves;
import crownhead.rules.PackedMove;
import crownhead.rules.Position;

/**
 * Looks once at every position of a new slice, and writes down what follows from the slices made
 * before: where there is no move, where a side must jump, and what crowning a man promises.
 */
final class FirstLook implements Crew.Hand {
    private final SliceIndex index;
    private final short[] worths;
    private final Worths known;
    private final LegalMoves moves = new LegalMoves();
    private int highest;

    FirstLook(SliceIndex index, short[] worths, Worths known) {
        this.index = index;
        this.worths = worths;
        this.known = known;
    }

    /** The highest worth that it wrote or promised. */
    int highest() {
        return highest;
    }

    @Override
    public void take(int from, int to) {
        for (int i = from; i < to; i++) {
            int found = look(index.position(i));
            worths[i] = (short) found;
            highest = Math.max(highest, Math.abs(found));
        }
    }

    private int look(Position position) {
        moves.fill(position);
        if (moves.size() == 0) {
            return Worth.LOST_AT_ONCE;
        }
        // Every jump leads to fewer pieces, so what it is worth is known.
        return PackedMove.isJump(moves.get(0)) ? known.best(position, moves) : promised(position);
    }

    /** A step that crowns leads to a slice made before; whatever else is still open. */
    private int promised(Position position) {
        int best = Worth.LOST_AT_ONCE;
        boolean open = false;
        for (int i = 0; i < moves.size(); i++) {
            Position after = position.afterPacked(moves.get(i));
            if (isCrowning(position, after)) {
                best = Worth.better(best, Worth.before(known.after(after)));
            } else {
                open = true;
            }
        }
        if (Worth.isWin(best)) {
            return -best;
        }
        return open ? Worth.DRAW : best;
    }

    private static boolean isCrowning(Position before, Position after) {
        return Integer.bitCount(after.kings()) > Integer.bitCount(before.kings());
    }
}
