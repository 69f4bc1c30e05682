package crownhead.clients.browser.computer;

import crownhead.rules.Bitboard;
import crownhead.rules.Position;
import crownhead.rules.Side;

/** What pieces and their places are worth; a man is worth 100. */
final class Worth {
    private static final int MAN = 100;
    private static final int KING = 140;
    private static final int ROW = 2;
    private static final int CENTRE = 4;
    private static final int GUARD = 6;
    // The side that is ahead gains by exchanges: the fewer pieces there are, the more it is ahead.
    private static final int AHEAD = 3;

    private static final int CENTRE_SQUARES = 0x00666600;
    private static final int ROW_SQUARES = 0xF;

    private Worth() {}

    /** For the side to move. */
    static int of(Position position) {
        int balance = of(position, Side.FIRST) - of(position, Side.SECOND);
        int men = position.count(Side.FIRST) - position.count(Side.SECOND);
        int gone =
                2 * Position.PIECES_PER_SIDE
                        - position.count(Side.FIRST)
                        - position.count(Side.SECOND);
        int all = balance + AHEAD * men * gone;
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
