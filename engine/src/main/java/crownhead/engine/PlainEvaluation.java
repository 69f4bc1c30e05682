package crownhead.engine;

import crownhead.rules.Bitboard;
import crownhead.rules.Position;
import crownhead.rules.Side;

/**
 * Counts pieces and a little of where they stand. Nothing here was learned: the first games from
 * which something is learned are played with it.
 */
public final class PlainEvaluation implements Evaluation {
    private static final int MAN = 100;
    private static final int KING = 135;
    private static final int ROW = 2;
    private static final int CENTRE = 4;
    private static final int GUARD = 6;
    private static final int CENTRE_SQUARES = 0x00666600;
    private static final int ROW_SQUARES = 0xF;
    // The side that is ahead gains by exchanges: the fewer pieces there are, the more it is ahead.
    private static final int AHEAD = 3;

    @Override
    public int of(Position position) {
        int balance = of(position, Side.FIRST) - of(position, Side.SECOND);
        int men = position.count(Side.FIRST) - position.count(Side.SECOND);
        int left = position.count(Side.FIRST) + position.count(Side.SECOND);
        int all = balance + AHEAD * men * (2 * Position.PIECES_PER_SIDE - left);
        return position.toMove() == Side.FIRST ? all : -all;
    }

    private static int of(Position position, Side side) {
        int pieces = position.pieces(side);
        int men = pieces & ~position.kings();
        int kings = pieces & position.kings();
        return MAN * Integer.bitCount(men)
                + KING * Integer.bitCount(kings)
                + CENTRE * Integer.bitCount(pieces & CENTRE_SQUARES)
                + GUARD * Integer.bitCount(men & Bitboard.kingRow(side.opponent()))
                + ROW * rowsGone(men, side);
    }

    private static int rowsGone(int men, Side side) {
        int rows = 0;
        for (int row = 0; row < 8; row++) {
            int here = Integer.bitCount((men >>> (4 * row)) & ROW_SQUARES);
            rows += here * (side == Side.FIRST ? row : 7 - row);
        }
        return rows;
    }
}
