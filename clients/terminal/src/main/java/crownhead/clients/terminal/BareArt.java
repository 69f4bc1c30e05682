package crownhead.clients.terminal;

import crownhead.rules.Piece;
import crownhead.rules.Side;
import org.jline.utils.AttributedStyle;

/**
 * Squares and pieces without any colour: dark squares are dotted, and the first mover's pieces have
 * round brackets, the other's square ones.
 */
record BareArt(Look.Glyphs glyphs) implements SquareArt {
    private static final AttributedStyle BOLD = AttributedStyle.BOLD;

    @Override
    public void drawLight(Canvas canvas, Area area) {
        canvas.fill(area, ' ', AttributedStyle.DEFAULT);
    }

    @Override
    public void drawDark(Canvas canvas, Area area, SquareView view) {
        canvas.fill(area, glyphs == Look.Glyphs.UNICODE ? '░' : ':', AttributedStyle.DEFAULT);
        drawMark(canvas, area, view.mark());
        view.piece().ifPresent(piece -> drawPiece(canvas, area, piece));
        String number = view.square() + (view.isTrail() ? "*" : "");
        canvas.write(area.row(), area.column(), number, AttributedStyle.DEFAULT);
    }

    @Override
    public void drawSign(Canvas canvas, int row, int column, Side side) {
        canvas.write(row, column, sign(side, "C"), AttributedStyle.BOLD);
    }

    private static String sign(Side side, String letter) {
        return side == Side.FIRST ? "(" + letter + ")" : "[" + letter + "]";
    }

    private static void drawMark(Canvas canvas, Area area, SquareView.Mark mark) {
        switch (mark) {
            case CURSOR -> drawFrame(canvas, area, '#', '#');
            case CHOICE -> drawFrame(canvas, area, '|', '-');
            case NONE -> {}
        }
    }

    private static void drawFrame(Canvas canvas, Area area, char side, char edge) {
        int right = area.column() + area.columns() - 1;
        if (area.rows() > 2) {
            canvas.fill(new Area(area.row(), area.column(), 1, area.columns()), edge, BOLD);
            canvas.fill(new Area(area.end() - 1, area.column(), 1, area.columns()), edge, BOLD);
        }
        canvas.fill(new Area(area.row(), area.column(), area.rows(), 1), side, BOLD);
        canvas.fill(new Area(area.row(), right, area.rows(), 1), side, BOLD);
    }

    private void drawPiece(Canvas canvas, Area area, Piece piece) {
        Area room = area.middle(2, 5);
        canvas.fill(new Area(room.row() + 1, room.column(), 1, 5), ' ', AttributedStyle.DEFAULT);
        canvas.centre(room, room.row() + 1, sign(piece.side(), piece.isKing() ? "K" : "C"), BOLD);
        if (piece.isKing()) {
            String crown = glyphs == Look.Glyphs.UNICODE ? " ♛ " : "\\^/";
            canvas.centre(room, room.row(), crown, BOLD);
        }
    }
}
