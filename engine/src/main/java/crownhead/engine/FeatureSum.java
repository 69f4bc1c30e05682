package crownhead.engine;

import crownhead.rules.Position;

/**
 * Adds up the weights of a position's {@link Features}. A search asks for it more often than for
 * anything else, so the board is read once, from its first row to its last, and what was read in a
 * row serves all regions that share it.
 */
final class FeatureSum {
    private static final int ROW = 4;
    private static final int TWO_ROWS = 0xFF;

    /** The digits of three rectangles beside each other are kept in one int. */
    private static final int DIGITS_OF_MEN = 7;

    private static final int MEN = (1 << DIGITS_OF_MEN) - 1;
    private static final int MEN_IN_TWO_ROWS = 81;
    private static final int[] BLOCKS = blocks();

    private static final int DIGITS_OF_ALL = 5;
    private static final int ALL = (1 << DIGITS_OF_ALL) - 1;
    private static final int ALL_IN_A_ROW = 25;
    private static final int[] PAIRS = pairs(Region.MEN_AND_KINGS, DIGITS_OF_ALL);

    private FeatureSum() {}

    static int of(Position position, int[] weights) {
        int kings = position.kings();
        int first = position.first() & ~kings;
        int second = position.second() & ~kings;
        int sum = columns(first, second, weights) + bands(first, second, weights);
        return kings == 0 ? sum : sum + corners(position, weights);
    }

    private static int columns(int first, int second, int[] weights) {
        int sum = 0;
        int upper = menIn(first, second);
        int between = menIn(first >>> ROW, second >>> ROW);
        for (int row = 0; row < Features.COLUMNS / 3; row++) {
            int below = ROW * (row + 2);
            int lower = menIn(first >>> below, second >>> below);
            int left = 3 * row * Features.COLUMN;
            sum +=
                    weights[left + (upper & MEN) + MEN_IN_TWO_ROWS * (lower & MEN)]
                            + weights[
                                    left
                                            + Features.COLUMN
                                            + (upper >> DIGITS_OF_MEN & MEN)
                                            + MEN_IN_TWO_ROWS * (lower >> DIGITS_OF_MEN & MEN)]
                            + weights[
                                    left
                                            + 2 * Features.COLUMN
                                            + (upper >> (2 * DIGITS_OF_MEN))
                                            + MEN_IN_TWO_ROWS * (lower >> (2 * DIGITS_OF_MEN))];
            upper = between;
            between = lower;
        }
        return sum;
    }

    /** The men in the first two rows of three rectangles, two squares wide. */
    private static int menIn(int first, int second) {
        return BLOCKS[first & TWO_ROWS] + 2 * BLOCKS[second & TWO_ROWS];
    }

    private static int bands(int first, int second, int[] weights) {
        int sum = 0;
        for (int i = 0; i < Features.BANDS; i++) {
            sum += weights[Features.band(first, second, i)];
        }
        return sum;
    }

    private static int corners(Position position, int[] weights) {
        int sum = 0;
        int upper = piecesIn(position, 0);
        int middle = piecesIn(position, ROW);
        for (int row = 0; row < Features.CORNERS / 3; row++) {
            int lower = piecesIn(position, ROW * (row + 2));
            int left = Features.FIRST_CORNER + 3 * row * Features.CORNER;
            for (int i = 0; i < 3; i++) {
                int digits = i * DIGITS_OF_ALL;
                sum +=
                        weights[
                                left
                                        + i * Features.CORNER
                                        + (upper >> digits & ALL)
                                        + ALL_IN_A_ROW * (middle >> digits & ALL)
                                        + ALL_IN_A_ROW * ALL_IN_A_ROW * (lower >> digits & ALL)];
            }
            upper = middle;
            middle = lower;
        }
        return sum;
    }

    /** Men and kings in one row of three rectangles, two squares wide. */
    private static int piecesIn(Position position, int shift) {
        int first = position.first() >>> shift;
        int second = position.second() >>> shift;
        int kings = position.kings() >>> shift;
        return PAIRS[first & ~kings & 0xF]
                + 2 * PAIRS[second & ~kings & 0xF]
                + 3 * PAIRS[first & kings & 0xF]
                + 4 * PAIRS[second & kings & 0xF];
    }

    private static int[] blocks() {
        int[] row = pairs(Region.MEN, DIGITS_OF_MEN);
        int[] blocks = new int[TWO_ROWS + 1];
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = row[i & 0xF] + Region.MEN * Region.MEN * row[i >> ROW];
        }
        return blocks;
    }

    /** What stands in a row, as digits of each two squares beside each other. */
    private static int[] pairs(int kinds, int digits) {
        int[] pairs = new int[1 << ROW];
        for (int i = 0; i < pairs.length; i++) {
            for (int column = 0; column < 3; column++) {
                int two = (i >> column & 1) + kinds * (i >> (column + 1) & 1);
                pairs[i] |= two << (column * digits);
            }
        }
        return pairs;
    }
}
