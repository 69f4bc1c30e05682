package crownhead.rules;

import java.util.Optional;

/** Any of the 64 places of the board, light ones too. Row 0 is the first mover's back row. */
public record Cell(int row, int column) {
    static final int ROWS = 8;
    static final int COLUMNS = 8;

    public Cell {
        if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) {
            throw new IllegalArgumentException(
                    "No row " + row + ", column " + column + ": both go from 0 to 7");
        }
    }

    /** The corner at row 0, column 0 is light. */
    public boolean isDark() {
        return (row + column) % 2 == 1;
    }

    /** The numbered square here, unless this place is light. */
    public Optional<Square> square() {
        return isDark() ? Optional.of(Square.of(row * 4 + column / 2 + 1)) : Optional.empty();
    }
}
