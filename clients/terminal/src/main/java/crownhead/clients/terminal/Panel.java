package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import crownhead.rules.Side;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedStyle;

/** What stands beside the board: both players, each at their edge, and the game between them. */
record Panel(Canvas canvas, Area area, SquareArt art) {
    private static final int SIGN = 4;
    private static final int PLAYER_ROWS = 4;

    void draw(Scene.Game game) {
        Side below = game.board().below();
        int bottom = area.end() - PLAYER_ROWS;
        drawPlayer(area.row(), game.above(), below.opponent());
        drawPlayer(bottom, game.below(), below);
        drawMiddle(game, area.row() + PLAYER_ROWS + 1, bottom - 1);
    }

    private void drawPlayer(int row, Scene.Player player, Side side) {
        art.drawSign(canvas, row, area.column(), side);
        AttributedStyle style = player.isOnTurn() ? AttributedStyle.BOLD : AttributedStyle.DEFAULT;
        int column = area.column() + SIGN;
        int room = area.columns() - SIGN;
        canvas.write(row, column, Words.cut(player.name(), room), style);
        List<String> lines = new ArrayList<>();
        lines.add(player.colour() + (player.isOnTurn() ? ", to move" : ""));
        if (!player.clock().isEmpty()) {
            lines.add(player.clock());
        }
        String taken = player.captured() > 0 ? "took " + player.captured() : "";
        lines.add(player.remark().isEmpty() ? taken : player.remark());
        for (int i = 0; i < Math.min(lines.size(), PLAYER_ROWS - 1); i++) {
            canvas.write(
                    row + 1 + i, area.column(), Words.cut(lines.get(i), area.columns()), style);
        }
    }

    /** The end of the move list, and below it what else there is to know. */
    private void drawMiddle(Scene.Game game, int top, int end) {
        List<String> status = Words.wrapped(game.status(), area.columns());
        int rows = end - top;
        List<String> shownStatus = status.subList(0, Math.min(status.size(), rows / 2));
        int rowsForMoves = rows - shownStatus.size() - (shownStatus.isEmpty() ? 0 : 1);
        List<String> moves = Words.wrapped(game.moves(), area.columns());
        int from = Math.max(0, moves.size() - Math.max(0, rowsForMoves));
        write(top, moves.subList(from, moves.size()));
        write(end - shownStatus.size(), shownStatus);
    }

    private void write(int row, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            canvas.write(row + i, area.column(), lines.get(i), AttributedStyle.DEFAULT);
        }
    }
}
