package crownhead.rules;

/**
 * A whole turn in one int, for the generator and for a search: whether it jumps, where from, where
 * to, and the direction of every hop. No jump has more than nine hops, because from any square only
 * nine others can be jumped over by a piece that lands on every second square.
 *
 * <pre>  bit 29      bits 24-28   bits 19-23   bits 0-18
 *  is a jump   from         to           1, then two bits a hop</pre>
 *
 * Within one position, packed moves sort by where they start, then by where they end.
 */
public final class PackedMove {
    private static final int JUMP = 1 << 29;
    private static final int FROM_SHIFT = 24;
    private static final int TO_SHIFT = 19;
    private static final int SQUARE = 0b11111;
    private static final int HOPS = (1 << TO_SHIFT) - 1;

    /** The directions of no hop yet. */
    static final int NO_HOP = 1;

    private PackedMove() {}

    static int step(int from, int to, int direction) {
        return from << FROM_SHIFT | to << TO_SHIFT | withHop(NO_HOP, direction);
    }

    static int jump(int from, int to, int hops) {
        return JUMP | from << FROM_SHIFT | to << TO_SHIFT | hops;
    }

    static int withHop(int hops, int direction) {
        return hops << 2 | direction;
    }

    public static boolean isJump(int move) {
        return (move & JUMP) != 0;
    }

    /** Where it starts, as an index: the square's number less one. */
    public static int from(int move) {
        return move >> FROM_SHIFT & SQUARE;
    }

    /** Where it ends, as an index: the square's number less one. */
    public static int to(int move) {
        return move >> TO_SHIFT & SQUARE;
    }

    public static int hops(int move) {
        return (31 - Integer.numberOfLeadingZeros(move & HOPS)) >> 1;
    }

    /** The direction of a hop, counted from 0. */
    static int direction(int move, int hop) {
        return move >> ((hops(move) - 1 - hop) << 1) & 3;
    }

    /** The squares jumped over, as a bitboard. */
    public static int taken(int move) {
        if (!isJump(move)) {
            return Bitboard.EMPTY;
        }
        int taken = Bitboard.EMPTY;
        int at = from(move);
        for (int shift = (hops(move) - 1) << 1; shift >= 0; shift -= 2) {
            int direction = move >> shift & 3;
            int over = Bitboard.neighbour(at, direction);
            taken |= 1 << over;
            at = Bitboard.neighbour(over, direction);
        }
        return taken;
    }
}
