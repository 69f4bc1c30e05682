package crownhead.clients.terminal;

import crownhead.clients.presenter.Scene;
import crownhead.rules.Piece;
import crownhead.rules.Square;
import java.util.List;
import java.util.Optional;

/** What there is to see on a dark square. */
record SquareView(Square square, Optional<Piece> piece, Mark mark, boolean isTrail) {
    enum Mark {
        NONE,
        /** May be chosen. */
        CHOICE,
        /** Would be taken by Enter. */
        CURSOR
    }

    static SquareView of(Scene.Board board, Square square, Blink blink) {
        return new SquareView(
                square,
                board.position().pieceAt(square),
                mark(board, square, blink),
                trail(board).contains(square));
    }

    /** The way of the piece that is being moved; of the last turn, while none is. */
    private static List<Square> trail(Scene.Board board) {
        return board.path().isEmpty() ? board.last() : board.path();
    }

    private static Mark mark(Scene.Board board, Square square, Blink blink) {
        if (board.cursor().isPresent() && board.cursor().get().equals(square)) {
            return blink == Blink.ON ? Mark.CURSOR : Mark.NONE;
        }
        return board.choices().contains(square) ? Mark.CHOICE : Mark.NONE;
    }
}
