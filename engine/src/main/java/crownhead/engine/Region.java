package crownhead.engine;

import java.util.Arrays;

/**
 * A part of the board whose pieces are looked at together. What stands there is one number: a digit
 * for each square, so that a table can say what it is worth.
 */
final class Region {
    /** Both sides' men: empty, the first mover's, the second mover's. */
    static final int MEN = 3;

    /** Men and kings of both sides. */
    static final int MEN_AND_KINGS = 5;

    private static final int ROWS = 8;
    private static final int COLUMNS = 4;

    private final int[] squares;
    private final int kinds;

    /** A rectangle of dark squares, four of which make a row. */
    Region(int row, int column, int height, int width, int kinds) {
        this.kinds = kinds;
        squares = new int[height * width];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = (row + i / width) * COLUMNS + column + i % width;
        }
    }

    /** The rectangles of one shape, wherever they fit. */
    static Region[] all(int height, int width, int kinds) {
        int columns = COLUMNS - width + 1;
        Region[] regions = new Region[(ROWS - height + 1) * columns];
        for (int i = 0; i < regions.length; i++) {
            regions[i] = new Region(i / columns, i % columns, height, width, kinds);
        }
        return regions;
    }

    /** How many things can stand here. */
    int size() {
        int size = 1;
        for (int i = 0; i < squares.length; i++) {
            size *= kinds;
        }
        return size;
    }

    boolean isTurned(Region other) {
        int[] turned = new int[squares.length];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = 31 - squares[squares.length - 1 - i];
        }
        return Arrays.equals(turned, other.squares) && kinds == other.kinds;
    }

    /** What stands in the region that this one is after the board is turned and the sides swap. */
    int turned(int index) {
        int turned = 0;
        int left = index;
        for (int i = 0; i < squares.length; i++) {
            int kind = left % kinds;
            left /= kinds;
            // Kinds of the two sides stand beside each other: 1 and 2, 3 and 4.
            turned = turned * kinds + (kind == 0 ? 0 : ((kind - 1) ^ 1) + 1);
        }
        return turned;
    }

    /**
     * Adds the worth of single pieces to the weights of whatever they stand in.
     *
     * @param start where this region's weights begin
     * @param kind the first mover's pieces that are meant; the second mover's are the next kind
     * @param from the first of the squares here that are meant
     * @param to the first that is not
     */
    void fold(double[] weights, int start, double[] worth, int kind, int from, int to) {
        for (int index = 0; index < size(); index++) {
            int left = index;
            for (int i = 0; i < squares.length; i++) {
                int there = left % kinds;
                left /= kinds;
                if (i < from || i >= to) {
                    continue;
                }
                if (there == kind) {
                    weights[start + index] += worth[squares[i]];
                } else if (there == kind + 1) {
                    weights[start + index] -= worth[31 - squares[i]];
                }
            }
        }
    }
}
