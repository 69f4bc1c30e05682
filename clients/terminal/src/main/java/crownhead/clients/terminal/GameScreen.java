package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import crownhead.rules.Cell;
import crownhead.rules.Side;
import java.util.List;
import org.jline.utils.AttributedStyle;

/** A game: the notice above the board, the board, the keys below it, the panel beside it. */
record GameScreen(Canvas canvas, Layout layout) {
    void draw(Scene.Game game, Blink blink) {
        SquareArt art = SquareArt.of(canvas.look(), game.board().colours());
        drawNotice(game.notice());
        drawBoard(game.board(), art, blink);
        drawFoot(game);
        new Panel(canvas, layout.panel(), art).draw(game);
        game.cover().ifPresent(this::drawCover);
        game.overlay().ifPresent(overlay -> new Box(canvas, layout.board()).draw(overlay));
    }

    private void drawNotice(String notice) {
        Area area = layout.notice();
        List<String> lines = Words.wrapped(notice, area.columns());
        for (int i = 0; i < Math.min(lines.size(), area.rows()); i++) {
            canvas.centre(area, area.row() + i, lines.get(i), AttributedStyle.BOLD);
        }
    }

    private void drawBoard(Scene.Board board, SquareArt art, Blink blink) {
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                Area area = layout.square(row, column);
                cell(board.below(), row, column)
                        .square()
                        .ifPresentOrElse(
                                square ->
                                        art.drawDark(
                                                canvas, area, SquareView.of(board, square, blink)),
                                () -> art.drawLight(canvas, area));
            }
        }
    }

    /** Which cell of the board is seen there: the second mover sees row 0 above. */
    private static Cell cell(Side below, int row, int column) {
        return below == Side.SECOND ? new Cell(row, column) : new Cell(7 - row, 7 - column);
    }

    private void drawFoot(Scene.Game game) {
        if (!game.input().isEmpty()) {
            canvas.centre(layout.input(), layout.input().row(), game.input(), AttributedStyle.BOLD);
        }
        Area keys = layout.keys();
        List<String> lines = KeyLine.wrapped(game.keys(), keys.columns());
        for (int i = 0; i < Math.min(lines.size(), keys.rows()); i++) {
            canvas.centre(keys, keys.row() + i, lines.get(i), AttributedStyle.DEFAULT);
        }
    }

    private void drawCover(List<String> lines) {
        Area board = layout.board();
        canvas.fill(board, ' ', AttributedStyle.DEFAULT);
        List<String> shown = Words.wrapped(lines, board.columns() - 4);
        Area middle = board.middle(shown.size(), board.columns());
        for (int i = 0; i < middle.rows(); i++) {
            canvas.centre(middle, middle.row() + i, shown.get(i), AttributedStyle.BOLD);
        }
    }
}
