package crownhead.clients.presenter;

import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The board as somebody looks at it who sits behind one side: rows are counted from the far edge,
 * columns from the left.
 */
record Outlook(Side below) {
    int row(Square square) {
        return below == Side.SECOND ? square.row() : 7 - square.row();
    }

    int column(Square square) {
        return below == Side.SECOND ? square.column() : 7 - square.column();
    }

    /** From the upper left, line by line. */
    List<Square> inReadingOrder(Collection<Square> squares) {
        return squares.stream().sorted(readingOrder()).toList();
    }

    /** The one that a key leads to from another; at an edge it goes round. */
    Square next(Key.Named direction, Square from, Collection<Square> squares) {
        return switch (direction) {
            case LEFT -> along(-1, from, squares);
            case RIGHT -> along(1, from, squares);
            case UP ->
                    nearest(from, squares.stream().filter(s -> row(s) < row(from)).toList())
                            .orElseGet(() -> along(-1, from, squares));
            case DOWN ->
                    nearest(from, squares.stream().filter(s -> row(s) > row(from)).toList())
                            .orElseGet(() -> along(1, from, squares));
            case ENTER, ESCAPE, BACKSPACE, INTERRUPT -> from;
        };
    }

    /** The nearest row counts first, then the nearest column. */
    Optional<Square> nearest(Square from, Collection<Square> squares) {
        return squares.stream()
                .min(
                        Comparator.<Square>comparingInt(s -> Math.abs(row(s) - row(from)))
                                .thenComparingInt(s -> Math.abs(column(s) - column(from)))
                                .thenComparing(readingOrder()));
    }

    private Square along(int step, Square from, Collection<Square> squares) {
        List<Square> ordered = inReadingOrder(squares);
        int at = ordered.indexOf(from);
        return ordered.get(Math.floorMod(at + step, ordered.size()));
    }

    private Comparator<Square> readingOrder() {
        return below == Side.SECOND ? Comparator.naturalOrder() : Comparator.reverseOrder();
    }
}
