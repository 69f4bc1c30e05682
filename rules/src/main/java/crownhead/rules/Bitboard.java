package crownhead.rules;

/**
 * Sets of squares as ints: square n is bit n - 1. Rows of even number (0, 2, 4, 6) stand half a
 * square to the right of the odd ones, so a diagonal step is a shift by 4 in one kind of row and by
 * 3 or 5 in the other.
 */
public final class Bitboard {
    public static final int EMPTY = 0;
    public static final int FULL = -1;

    /**
     * Directions on the board as the first mover's enemy sees it: down is where the first mover
     * goes.
     */
    public static final int DOWN_LEFT = 0;

    public static final int DOWN_RIGHT = 1;
    public static final int UP_LEFT = 2;
    public static final int UP_RIGHT = 3;

    static final int NOWHERE = -1;

    private static final int EVEN_ROWS = 0x0F0F0F0F;
    private static final int ODD_ROWS = 0xF0F0F0F0;
    private static final int EVEN_ROWS_BUT_LAST_COLUMN = 0x07070707;
    private static final int ODD_ROWS_BUT_FIRST_COLUMN = 0xE0E0E0E0;

    private static final int TOP_ROW = 0x0000000F;
    private static final int BOTTOM_ROW = 0xF0000000;

    private static final int[] NEIGHBOURS = neighbours();

    private Bitboard() {}

    public static int of(Square square) {
        return 1 << square.index();
    }

    /** Every square moved one step; those that would leave the board are gone. */
    static int stepped(int squares, int direction) {
        return switch (direction) {
            case DOWN_LEFT ->
                    (squares & EVEN_ROWS) << 4 | (squares & ODD_ROWS_BUT_FIRST_COLUMN) << 3;
            case DOWN_RIGHT ->
                    (squares & EVEN_ROWS_BUT_LAST_COLUMN) << 5 | (squares & ODD_ROWS) << 4;
            case UP_LEFT ->
                    (squares & EVEN_ROWS) >>> 4 | (squares & ODD_ROWS_BUT_FIRST_COLUMN) >>> 5;
            case UP_RIGHT ->
                    (squares & EVEN_ROWS_BUT_LAST_COLUMN) >>> 3 | (squares & ODD_ROWS) >>> 4;
            default -> throw new IllegalArgumentException("No direction " + direction);
        };
    }

    static int opposite(int direction) {
        return UP_RIGHT - direction;
    }

    /** The row where the men of this side are crowned. */
    public static int kingRow(Side side) {
        return side == Side.FIRST ? BOTTOM_ROW : TOP_ROW;
    }

    /** The index of the next square in a direction, or {@link #NOWHERE} beyond the edge. */
    static int neighbour(int index, int direction) {
        return NEIGHBOURS[index << 2 | direction];
    }

    private static int[] neighbours() {
        int[] table = new int[Square.COUNT << 2];
        for (int i = 0; i < table.length; i++) {
            int there = stepped(1 << (i >> 2), i & 3);
            table[i] = there == EMPTY ? NOWHERE : Integer.numberOfTrailingZeros(there);
        }
        return table;
    }
}
