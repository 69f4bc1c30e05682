package crownhead.clients.terminal;

import crownhead.rules.Piece;
import crownhead.rules.Side;
import org.jline.utils.AttributedStyle;

/**
 * Squares and discs of half cells, which are about as high as they are wide. Where squares have two
 * rows only, a disc has room for the letter of its piece but not for a drawn crown.
 */
record DiscArt(Paints paints) implements SquareArt {
    private static final char UPPER_HALF = '▀';
    private static final char CROWN = '♛';
    private static final String[] DRAWN_CROWN = {"..##..", "#.##.#", "######", "######"};

    /** Below this a crown is a character. */
    private static final int ROWS_FOR_A_DRAWN_CROWN = 5;

    private static final int ROWS_FOR_A_DISC = 3;

    @Override
    public void drawLight(Canvas canvas, Area area) {
        canvas.fill(area, ' ', paints.light().under(AttributedStyle.DEFAULT));
    }

    @Override
    public void drawDark(Canvas canvas, Area area, SquareView view) {
        Raster raster = new Raster(area.columns(), 2 * area.rows(), paints.dark());
        drawMark(raster, view.mark());
        view.piece().ifPresent(piece -> drawPiece(raster, piece));
        raster.paint(canvas, area, UPPER_HALF);
        view.piece().ifPresent(piece -> write(canvas, area, piece));
        drawNumber(canvas, area, view);
    }

    @Override
    public void drawSign(Canvas canvas, int row, int column, Side side) {
        canvas.write(row, column, " C ", text(side).bold());
    }

    private void drawMark(Raster raster, SquareView.Mark mark) {
        switch (mark) {
            case CURSOR -> raster.frame(paints.cursor());
            case CHOICE -> raster.corners(paints.choice());
            case NONE -> {}
        }
    }

    private void drawPiece(Raster raster, Piece piece) {
        Paints.PiecePaint paint = paints.piece(piece.side());
        if (raster.height() < 2 * ROWS_FOR_A_DISC) {
            paint.rim().ifPresent(rim -> raster.block(2, rim));
            raster.block(paint.rim().isPresent() ? 1 : 2, paint.body());
            return;
        }
        double radius = radius(raster);
        paint.rim().ifPresent(rim -> raster.disc(radius + 1, rim));
        raster.disc(radius, paint.body());
        if (piece.isKing() && raster.height() >= 2 * ROWS_FOR_A_DRAWN_CROWN) {
            raster.stamp(DRAWN_CROWN, Math.max(1, (int) (radius / 4)), paint.text());
        }
    }

    /** Within the frame; where there are few points, round rather than small. */
    private static double radius(Raster raster) {
        double margin = raster.height() > 2 * ROWS_FOR_A_DISC ? 0.7 : 0.4;
        return Math.min(raster.width() / 2.0 - 1.2, raster.height() / 2.0 - margin);
    }

    private void write(Canvas canvas, Area area, Piece piece) {
        AttributedStyle style = text(piece.side()).bold();
        if (area.rows() < ROWS_FOR_A_DISC) {
            int column = area.column() + area.columns() / 2;
            canvas.set(area.row() + 1, column, piece.isKing() ? 'K' : 'C', style);
            canvas.set(area.row(), column, piece.isKing() ? CROWN : ' ', style);
        } else if (piece.isKing() && area.rows() < ROWS_FOR_A_DRAWN_CROWN) {
            int column = area.column() + (area.columns() - 1) / 2;
            canvas.set(area.row() + (area.rows() - 1) / 2, column, CROWN, style);
        }
    }

    private AttributedStyle text(Side side) {
        Paints.PiecePaint paint = paints.piece(side);
        return paint.text().over(paint.body().under(AttributedStyle.DEFAULT));
    }

    private void drawNumber(Canvas canvas, Area area, SquareView view) {
        Ink ink = view.isTrail() ? paints.cursor() : paints.number();
        AttributedStyle style = ink.over(paints.dark().under(AttributedStyle.DEFAULT));
        String number = view.square().toString();
        canvas.write(area.row(), area.column(), number, view.isTrail() ? style.underline() : style);
    }
}
