package crownhead.clients.desktop.board;

import crownhead.clients.presenter.Scene;
import crownhead.rules.Piece;
import crownhead.rules.Square;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;

/** Paints a board. */
final class BoardArt {
    private static final double DOT = 0.14;

    private final Graphics2D canvas;
    private final Grid grid;
    private final Scene.Board board;
    private final Inks inks;

    /** A piece that is being dragged, and where it is now. */
    record Dragged(Square from, Point2D at) {}

    BoardArt(Graphics2D canvas, Grid grid, Scene.Board board) {
        this.canvas = canvas;
        this.grid = grid;
        this.board = board;
        inks = new Inks(board.colours());
        canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        canvas.setRenderingHint(
                RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        canvas.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    }

    /** A game that is paused shows nothing of itself. */
    void paintCovered() {
        paintSquares();
        canvas.setColor(Inks.clear(inks.frame(), 235));
        canvas.fill(new Rectangle2D.Double(grid.left(), grid.top(), grid.width(), grid.width()));
    }

    void paint(Optional<Square> refused, Optional<Dragged> dragged) {
        paintSquares();
        board.last().forEach(square -> tint(square, Inks.clear(Inks.LAST, 75)));
        board.path().forEach(square -> tint(square, Inks.clear(Inks.CHOICE, 120)));
        refused.ifPresent(square -> tint(square, Inks.clear(Inks.REFUSED, 190)));
        Square.all().forEach(this::paintNumber);
        for (Square square : Square.all()) {
            if (dragged.filter(held -> held.from().equals(square)).isEmpty()) {
                board.position().pieceAt(square).ifPresent(piece -> paintPiece(piece, square));
            }
        }
        board.choices().forEach(this::paintChoice);
        board.cursor().ifPresent(this::paintCursor);
        dragged.ifPresent(this::paintDragged);
    }

    private void paintSquares() {
        canvas.setColor(inks.frame());
        double frame = grid.frame();
        double whole = grid.width() + 2 * frame;
        canvas.fill(
                new RoundRectangle2D.Double(
                        grid.left() - frame, grid.top() - frame, whole, whole, frame, frame));
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                boolean isDark = (row + column) % 2 != 0;
                canvas.setColor(isDark ? inks.darkSquare() : inks.lightSquare());
                canvas.fill(grid.cell(row, column));
            }
        }
    }

    private void tint(Square square, Color colour) {
        canvas.setColor(colour);
        canvas.fill(grid.of(square));
    }

    private void paintNumber(Square square) {
        float points = (float) (grid.size() * 0.17);
        canvas.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont(points));
        canvas.setColor(inks.number());
        FontMetrics metrics = canvas.getFontMetrics();
        Rectangle2D cell = grid.of(square);
        canvas.drawString(
                square.toString(),
                (float) (cell.getX() + grid.size() * 0.05),
                (float) (cell.getY() + metrics.getAscent() * 0.95));
    }

    private void paintPiece(Piece piece, Square square) {
        Rectangle2D cell = grid.of(square);
        new PieceArt(canvas, inks).paint(piece, cell.getCenterX(), cell.getCenterY(), grid.size());
    }

    /** A piece that may move has a ring, a square that it may go to a dot. */
    private void paintChoice(Square square) {
        Rectangle2D cell = grid.of(square);
        boolean isPiece = board.position().pieceAt(square).isPresent();
        canvas.setColor(Inks.CHOICE);
        if (isPiece) {
            canvas.setStroke(new BasicStroke((float) (grid.size() * 0.045)));
            canvas.draw(circle(cell, grid.size() * 0.44));
        } else {
            canvas.fill(circle(cell, grid.size() * DOT));
        }
    }

    private void paintCursor(Square square) {
        Rectangle2D cell = grid.of(square);
        double thick = grid.size() * 0.06;
        canvas.setColor(Inks.CURSOR);
        canvas.setStroke(new BasicStroke((float) thick));
        canvas.draw(
                new RoundRectangle2D.Double(
                        cell.getX() + thick / 2,
                        cell.getY() + thick / 2,
                        cell.getWidth() - thick,
                        cell.getHeight() - thick,
                        thick * 2,
                        thick * 2));
    }

    private void paintDragged(Dragged held) {
        board.position()
                .pieceAt(held.from())
                .ifPresent(piece ->
                        new PieceArt(canvas, inks)
                                .paint(piece, held.at().getX(), held.at().getY(), grid.size()));
    }

    private static Ellipse2D circle(Rectangle2D cell, double radius) {
        return new Ellipse2D.Double(
                cell.getCenterX() - radius, cell.getCenterY() - radius, 2 * radius, 2 * radius);
    }
}
