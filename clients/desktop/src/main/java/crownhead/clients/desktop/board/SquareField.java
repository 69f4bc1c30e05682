package crownhead.clients.desktop.board;

import crownhead.clients.presenter.Scene;
import crownhead.rules.Piece;
import crownhead.rules.Rank;
import crownhead.rules.Square;
import java.util.function.Consumer;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/** A square as a screen reader meets it. The board paints it and hears the mouse. */
final class SquareField extends JComponent implements Accessible {
    private static final long serialVersionUID = 1;

    private final transient Square square;
    private final transient Consumer<Square> pointing;

    SquareField(Square square, Consumer<Square> pointing) {
        this.square = square;
        this.pointing = pointing;
        setFocusable(false);
        setName("square " + square);
    }

    Square square() {
        return square;
    }

    void describe(Scene.Board board) {
        getAccessibleContext().setAccessibleName(words(board));
    }

    /** {@code 11, red man, may be chosen} */
    private String words(Scene.Board board) {
        StringBuilder words = new StringBuilder(square.toString());
        words.append(", ")
                .append(
                        board.position()
                                .pieceAt(square)
                                .map(piece -> words(board, piece))
                                .orElse("empty"));
        if (board.path().contains(square)) {
            words.append(", chosen");
        }
        if (board.choices().contains(square)) {
            words.append(", may be chosen");
        }
        if (board.last().contains(square)) {
            words.append(", last move");
        }
        return words.toString();
    }

    private static String words(Scene.Board board, Piece piece) {
        String rank = piece.rank() == Rank.KING ? "king" : "man";
        return board.colours().colour(piece.side()).name() + " " + rank;
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleSquare();
        }
        return accessibleContext;
    }

    /** A square can be pressed. */
    private final class AccessibleSquare extends AccessibleJComponent implements AccessibleAction {
        private static final long serialVersionUID = 1;

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.PUSH_BUTTON;
        }

        @Override
        public AccessibleAction getAccessibleAction() {
            return this;
        }

        @Override
        public int getAccessibleActionCount() {
            return 1;
        }

        @Override
        public String getAccessibleActionDescription(int index) {
            return "choose";
        }

        @Override
        public boolean doAccessibleAction(int index) {
            pointing.accept(square);
            return index == 0;
        }
    }
}
