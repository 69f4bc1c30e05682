package crownhead.engine.endgame.build;

import crownhead.rules.LegalMoves;
import crownhead.rules.PackedMove;
import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.Square;

/**
 * Where a piece of the second mover may have come from by a step, as bitboards: a step back for a
 * man is a step forward for a man of the other side. It is asked of the rules, which alone know how
 * pieces move.
 */
final class Steps {
    private static final int LAST_ROW = 28;
    private static final int[] OF_KINGS = new int[Square.COUNT];
    private static final int[] OF_MEN = new int[Square.COUNT];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            int bit = 1 << square;
            OF_KINGS[square] = targets(new Position(bit, 0, bit, Side.FIRST));
            if (square < LAST_ROW) {
                OF_MEN[square] = targets(new Position(bit, 0, 0, Side.FIRST));
            }
        }
    }

    private Steps() {}

    static int backFrom(int square, int kings) {
        return ((kings >> square) & 1) != 0 ? OF_KINGS[square] : OF_MEN[square];
    }

    private static int targets(Position alone) {
        LegalMoves moves = new LegalMoves().fill(alone);
        int targets = 0;
        for (int i = 0; i < moves.size(); i++) {
            targets |= 1 << PackedMove.to(moves.get(i));
        }
        return targets;
    }
}
