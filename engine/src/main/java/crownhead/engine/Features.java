package crownhead.engine;

import crownhead.rules.Position;
import crownhead.rules.Side;

/**
 * What an evaluation sees of a position: in each of many overlapping regions which pieces stand
 * there, and a few counts. Every feature has a number, its place in the table of weights; the
 * evaluation adds up what stands there.
 *
 * <p>A position, turned and with the sides swapped, is worth the same to the other side: features
 * come in pairs of opposite weight.
 */
public final class Features {
    static final int COLUMN = 6_561;
    static final int CORNER = 15_625;
    static final int COLUMNS = 15;
    static final int BANDS = 7;
    static final int CORNERS = 18;

    private static final int FIRST_BAND = COLUMNS * COLUMN;
    static final int FIRST_CORNER = FIRST_BAND + BANDS * COLUMN;

    /** Counts come last: each is added as often as it is there. */
    public static final int MAN = FIRST_CORNER + CORNERS * CORNER;

    public static final int KING = MAN + 1;
    public static final int FIRST_KING = MAN + 2;
    public static final int TURN = MAN + 3;
    public static final int THE_MOVE = MAN + 4;
    public static final int THE_MOVE_OF_MEN = MAN + 5;
    public static final int COUNT = MAN + 6;

    /** The most features that one position has, counts aside. */
    public static final int AT_ONCE = COLUMNS + BANDS + CORNERS;

    /** How far the first square of a rectangle of two columns is from the first of the board. */
    private static final int[] SHIFTS = shifts();

    private static final int EVEN_ROWS = 0x0F0F0F0F;
    private static final int[] THREES = digits(256, 3);
    private static final int[] FIVES = digits(64, 5);

    private Features() {}

    /** Lists the regions' features, and answers how many there are. */
    public static int list(Position position, int[] into) {
        int kings = position.kings();
        int first = position.first() & ~kings;
        int second = position.second() & ~kings;
        int size = 0;
        for (int i = 0; i < COLUMNS; i++) {
            into[size++] = column(first, second, i, SHIFTS[i]);
        }
        for (int i = 0; i < BANDS; i++) {
            into[size++] = band(first, second, i);
        }
        if (kings != 0) {
            int firstKings = position.first() & kings;
            int secondKings = position.second() & kings;
            for (int i = 0; i < CORNERS; i++) {
                into[size++] =
                        corner(first, second, i, SHIFTS[i])
                                + kingsThere(firstKings, secondKings, SHIFTS[i]);
            }
        }
        return size;
    }

    /**
     * Whether the side to move has the move: with as many pieces on each side it can then force the
     * other to give way. 1 or -1.
     */
    public static int theMove(Position position) {
        int system = position.toMove() == Side.FIRST ? EVEN_ROWS : ~EVEN_ROWS;
        int pieces = (position.first() | position.second()) & system;
        return (Integer.bitCount(pieces) & 1) == 0 ? -1 : 1;
    }

    /** The feature with the opposite weight, for every feature but the counts. */
    public static int[] opposites() {
        int[] opposites = new int[MAN];
        pair(Region.all(4, 2, Region.MEN), 0, opposites);
        pair(Region.all(2, 4, Region.MEN), FIRST_BAND, opposites);
        pair(Region.all(3, 2, Region.MEN_AND_KINGS), FIRST_CORNER, opposites);
        return opposites;
    }

    /**
     * Makes the worth of single pieces part of the regions' weights, so that an evaluation need not
     * look at them one by one.
     *
     * @param men what a man of the first mover is worth on each square
     * @param kings the same of a king
     */
    public static void fold(double[] weights, double[] men, double[] kings) {
        // Each square is in one of the bands that start at an even row.
        Region[] bands = Region.all(2, 4, Region.MEN);
        for (int i = 0; i < BANDS; i += 2) {
            bands[i].fold(weights, FIRST_BAND + i * COLUMN, men, 1, 0, 8);
        }
        // And in one of these: the rows in the middle are turned into each other.
        foldKings(weights, kings, 0, 0, 6);
        foldKings(weights, kings, 3, 0, 2);
        foldKings(weights, kings, 2, 4, 6);
        foldKings(weights, kings, 5, 0, 6);
    }

    private static void foldKings(double[] weights, double[] kings, int row, int from, int to) {
        Region[] corners = Region.all(3, 2, Region.MEN_AND_KINGS);
        for (int i = 3 * row; i < 3 * row + 3; i += 2) {
            corners[i].fold(weights, FIRST_CORNER + i * CORNER, kings, 3, from, to);
        }
    }

    private static void pair(Region[] regions, int start, int[] opposites) {
        for (int i = 0; i < regions.length; i++) {
            int other = 0;
            while (!regions[i].isTurned(regions[other])) {
                other++;
            }
            int size = regions[i].size();
            for (int index = 0; index < size; index++) {
                opposites[start + i * size + index] =
                        start + other * size + regions[i].turned(index);
            }
        }
    }

    private static int column(int first, int second, int region, int shift) {
        return region * COLUMN
                + THREES[narrow(first >>> shift & 0x3333)]
                + 2 * THREES[narrow(second >>> shift & 0x3333)];
    }

    static int band(int first, int second, int region) {
        int shift = 4 * region;
        return FIRST_BAND
                + region * COLUMN
                + THREES[first >>> shift & 0xFF]
                + 2 * THREES[second >>> shift & 0xFF];
    }

    private static int corner(int first, int second, int region, int shift) {
        return FIRST_CORNER
                + region * CORNER
                + FIVES[narrow(first >>> shift & 0x333)]
                + 2 * FIVES[narrow(second >>> shift & 0x333)];
    }

    private static int kingsThere(int first, int second, int shift) {
        return 3 * FIVES[narrow(first >>> shift & 0x333)]
                + 4 * FIVES[narrow(second >>> shift & 0x333)];
    }

    /** Brings together the two bits that are set in each row of four. */
    private static int narrow(int bits) {
        int pairs = (bits | bits >>> 2) & 0x0F0F;
        return (pairs | pairs >>> 4) & 0xFF;
    }

    private static int[] shifts() {
        int[] shifts = new int[CORNERS];
        for (int i = 0; i < CORNERS; i++) {
            shifts[i] = i / 3 * 4 + i % 3;
        }
        return shifts;
    }

    private static int[] digits(int size, int base) {
        int[] digits = new int[size];
        for (int i = 1; i < size; i++) {
            digits[i] = digits[i >> 1] * base + (i & 1);
        }
        return digits;
    }
}
