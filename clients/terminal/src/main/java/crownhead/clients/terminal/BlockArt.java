package crownhead.clients.terminal;

import crownhead.rules.Piece;
import crownhead.rules.Side;
import org.jline.utils.AttributedStyle;

/** Squares and pieces as blocks of colour with letters on them, for terminals with ASCII only. */
record BlockArt(Paints paints) implements SquareArt {
    private static final int BODY_WIDTH = 5;

    @Override
    public void drawLight(Canvas canvas, Area area) {
        canvas.fill(area, ' ', ground(paints.light()));
    }

    @Override
    public void drawDark(Canvas canvas, Area area, SquareView view) {
        canvas.fill(area, ' ', ground(paints.dark()));
        drawMark(canvas, area, view.mark());
        view.piece().ifPresent(piece -> drawPiece(canvas, area, piece));
        drawNumber(canvas, area, view);
    }

    @Override
    public void drawSign(Canvas canvas, int row, int column, Side side) {
        canvas.write(row, column, " C ", body(side));
    }

    /** The frame is of whole cells; that of a choice is open above and below. */
    private void drawMark(Canvas canvas, Area area, SquareView.Mark mark) {
        switch (mark) {
            case CURSOR -> {
                canvas.fill(area, ' ', ground(paints.cursor()));
                canvas.fill(inside(area), ' ', ground(paints.dark()));
            }
            case CHOICE -> {
                canvas.fill(area, ' ', ground(paints.choice()));
                canvas.fill(
                        new Area(area.row(), area.column() + 1, area.rows(), area.columns() - 2),
                        ' ',
                        ground(paints.dark()));
            }
            case NONE -> {}
        }
    }

    private static Area inside(Area area) {
        int frame = area.rows() > 2 ? 1 : 0;
        return new Area(
                area.row() + frame,
                area.column() + 1 + (1 - frame),
                area.rows() - 2 * frame,
                area.columns() - 2 - 2 * (1 - frame));
    }

    private void drawPiece(Canvas canvas, Area area, Piece piece) {
        int high = Math.max(2, area.rows() - 2);
        int wide = Math.max(BODY_WIDTH, 2 * high - 1);
        Area body = area.middle(high, wide);
        paints.piece(piece.side()).rim().ifPresent(rim -> drawRim(canvas, body, rim));
        canvas.fill(body, ' ', body(piece.side()));
        int letterRow = body.row() + (body.rows() - 1) / 2 + (body.rows() % 2 == 0 ? 1 : 0);
        canvas.centre(body, letterRow, piece.isKing() ? "K" : "C", body(piece.side()));
        if (piece.isKing()) {
            canvas.centre(body, letterRow - 1, "\\^/", body(piece.side()));
        }
    }

    private static void drawRim(Canvas canvas, Area body, Ink rim) {
        Area wider = new Area(body.row(), body.column() - 1, body.rows(), body.columns() + 2);
        canvas.fill(wider, ' ', ground(rim));
    }

    private void drawNumber(Canvas canvas, Area area, SquareView view) {
        Ink ink = view.isTrail() ? paints.cursor() : paints.number();
        AttributedStyle style = ink.over(ground(paints.dark()));
        canvas.write(
                area.row(),
                area.column(),
                view.square().toString(),
                view.isTrail() ? style.underline() : style);
    }

    private AttributedStyle body(Side side) {
        Paints.PiecePaint paint = paints.piece(side);
        return paint.text().over(ground(paint.body())).bold();
    }

    private static AttributedStyle ground(Ink ink) {
        return ink.under(AttributedStyle.DEFAULT);
    }
}
