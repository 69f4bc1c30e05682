package crownhead.engine;

import crownhead.rules.LegalMoves;
import crownhead.rules.PackedMove;
import crownhead.rules.Side;
import java.util.Arrays;

/**
 * Which moves to try first: the one that was best before, then those that refuted something beside
 * this position, then those that have done well elsewhere.
 */
final class MoveOrder {
    private static final int BEST_BEFORE = 1 << 30;
    private static final int KILLER = 1 << 28;
    private static final int LARGEST = 1 << 24;
    private static final int SQUARES = 32;

    private final int[] killers;
    private final int[] history = new int[2 * SQUARES * SQUARES];
    private final int[][] worthAt;

    MoveOrder(int plies) {
        killers = new int[2 * plies];
        worthAt = new int[plies][64];
    }

    void clear() {
        Arrays.fill(killers, TranspositionTable.NO_MOVE);
        Arrays.fill(history, 0);
    }

    /** Old successes count less than those of the search that begins now. */
    void nextMove() {
        Arrays.fill(killers, TranspositionTable.NO_MOVE);
        for (int i = 0; i < history.length; i++) {
            history[i] >>= 3;
        }
    }

    /** Judges every move here before {@link #pick} takes one after the other. */
    void judge(LegalMoves moves, int ply, Side side, int bestBefore) {
        int[] worth = worthAt[ply];
        if (worth.length < moves.size()) {
            worth = new int[moves.size() * 2];
            worthAt[ply] = worth;
        }
        for (int i = 0; i < moves.size(); i++) {
            worth[i] = worth(moves.get(i), ply, side, bestBefore);
        }
    }

    private int worth(int move, int ply, Side side, int bestBefore) {
        if (move == bestBefore) {
            return BEST_BEFORE;
        }
        if (PackedMove.isJump(move)) {
            return PackedMove.hops(move);
        }
        if (move == killers[2 * ply]) {
            return KILLER + 1;
        }
        return move == killers[2 * ply + 1] ? KILLER : history[place(move, side)];
    }

    /** Brings the best of the moves from an index on to that index. */
    int pick(LegalMoves moves, int ply, int index) {
        int[] worth = worthAt[ply];
        int best = index;
        for (int i = index + 1; i < moves.size(); i++) {
            if (worth[i] > worth[best]) {
                best = i;
            }
        }
        int kept = worth[index];
        worth[index] = worth[best];
        worth[best] = kept;
        moves.swap(index, best);
        return moves.get(index);
    }

    /** A step was good enough that nothing else had to be tried. */
    void remember(int move, int ply, Side side, int depth) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        int place = place(move, side);
        history[place] += depth * depth;
        if (history[place] >= LARGEST) {
            for (int i = 0; i < history.length; i++) {
                history[i] >>= 1;
            }
        }
    }

    private static int place(int move, Side side) {
        int squares = PackedMove.from(move) * SQUARES + PackedMove.to(move);
        return side == Side.FIRST ? squares : squares + SQUARES * SQUARES;
    }
}
