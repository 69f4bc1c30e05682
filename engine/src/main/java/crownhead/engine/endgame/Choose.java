package crownhead.engine.endgame;

/**
 * Sets of squares as numbers: every way to choose some squares of a board has its own, from 0 and
 * without gaps.
 */
final class Choose {
    private static final int SQUARES = 32;
    private static final int MOST = 6;
    private static final int[][] WAYS = ways();

    private Choose() {}

    /** How many ways there are to choose so many of so many squares. */
    static int ways(int squares, int chosen) {
        return WAYS[chosen][squares];
    }

    /** The number of a set among the squares that are not taken. */
    static int rank(int set, int taken) {
        int rank = 0;
        int chosen = 0;
        for (int left = set; left != 0; left &= left - 1) {
            int bit = left & -left;
            int free = Integer.numberOfTrailingZeros(bit) - Integer.bitCount(taken & (bit - 1));
            rank += WAYS[++chosen][free];
        }
        return rank;
    }

    /** The set of that number among the squares that are not taken. */
    static int set(int rank, int chosen, int taken) {
        int set = 0;
        int left = rank;
        for (int i = chosen; i > 0; i--) {
            int[] ways = WAYS[i];
            int free = i - 1;
            while (free + 1 < SQUARES && ways[free + 1] <= left) {
                free++;
            }
            left -= ways[free];
            set |= 1 << squareOf(free, taken);
        }
        return set;
    }

    /** The square that comes after so many that are not taken. */
    private static int squareOf(int free, int taken) {
        int square = free;
        for (int left = taken; left != 0; left &= left - 1) {
            if (Integer.numberOfTrailingZeros(left) > square) {
                break;
            }
            square++;
        }
        return square;
    }

    private static int[][] ways() {
        int[][] ways = new int[MOST + 1][SQUARES + 1];
        for (int squares = 0; squares <= SQUARES; squares++) {
            ways[0][squares] = 1;
            for (int chosen = 1; chosen <= MOST && squares > 0; chosen++) {
                ways[chosen][squares] = ways[chosen][squares - 1] + ways[chosen - 1][squares - 1];
            }
        }
        return ways;
    }
}
