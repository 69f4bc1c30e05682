package crownhead.rules;

import java.util.List;

/**
 * One of the 32 dark squares, numbered from the first mover's back row: 1 to 4, then row by row.
 */
public record Square(int number) implements Comparable<Square> {
    public static final int COUNT = 32;

    private static final Square[] ALL = new Square[COUNT];

    static {
        for (int i = 0; i < COUNT; i++) {
            ALL[i] = new Square(i + 1);
        }
    }

    public Square {
        if (number < 1 || number > COUNT) {
            throw new IllegalArgumentException(
                    "No square " + number + ": squares are numbered 1 to 32");
        }
    }

    public static Square of(int number) {
        return number < 1 || number > COUNT ? new Square(number) : ALL[number - 1];
    }

    /** The dark square at a row and column, both counted from 0. */
    public static Square at(int row, int column) {
        return new Cell(row, column)
                .square()
                .orElseThrow(() ->
                        new IllegalArgumentException(
                                "Row " + row + ", column " + column + " is a light square"));
    }

    public static List<Square> all() {
        return List.of(ALL);
    }

    public int row() {
        return (number - 1) / 4;
    }

    public int column() {
        return 2 * ((number - 1) % 4) + (row() % 2 == 0 ? 1 : 0);
    }

    public Cell cell() {
        return new Cell(row(), column());
    }

    /** The square of the board turned by half: 1 is 32 then, and 32 is 1. */
    public Square turned() {
        return of(COUNT + 1 - number);
    }

    @Override
    public int compareTo(Square other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }

    /** Where this square is in a bitboard: square n is bit n - 1. */
    int index() {
        return number - 1;
    }

    static Square ofIndex(int index) {
        return ALL[index];
    }
}
