package crownhead.clients.desktop.board;

import crownhead.rules.Side;
import crownhead.rules.Square;
import java.awt.geom.Rectangle2D;
import java.util.Optional;

/**
 * Where the squares are.
 *
 * @param left the left edge of the board, as its frame is outside of it
 * @param size the width of a square
 * @param below the side at the lower edge
 */
record Grid(double left, double top, double size, Side below) {
    private static final int SQUARES = 8;
    private static final double FRAME = 0.28;

    /** As large as fits, in whole pixels of a screen with so many to a unit. */
    static Grid fit(int width, int height, double pixels, Side below) {
        double room = Math.max(1, Math.min(width, height));
        double size = Math.floor(room / (SQUARES + 2 * FRAME) * pixels) / pixels;
        double left = Math.floor((width - SQUARES * size) / 2 * pixels) / pixels;
        double top = Math.floor((height - SQUARES * size) / 2 * pixels) / pixels;
        return new Grid(left, top, size, below);
    }

    double width() {
        return SQUARES * size;
    }

    double frame() {
        return FRAME * size;
    }

    Rectangle2D.Double cell(int row, int column) {
        return new Rectangle2D.Double(left + column * size, top + row * size, size, size);
    }

    Rectangle2D.Double of(Square square) {
        return cell(row(square), column(square));
    }

    /** The playing square at a point, if there is one. */
    Optional<Square> at(double x, double y) {
        int column = (int) Math.floor((x - left) / size);
        int row = (int) Math.floor((y - top) / size);
        return Square.all().stream()
                .filter(square -> row(square) == row && column(square) == column)
                .findFirst();
    }

    private int row(Square square) {
        return below == Side.SECOND ? square.row() : SQUARES - 1 - square.row();
    }

    private int column(Square square) {
        return below == Side.SECOND ? square.column() : SQUARES - 1 - square.column();
    }
}
