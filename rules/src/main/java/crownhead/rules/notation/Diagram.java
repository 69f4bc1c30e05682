package crownhead.rules.notation;

import crownhead.rules.Cell;
import crownhead.rules.Piece;
import crownhead.rules.Position;
import crownhead.rules.Rank;
import crownhead.rules.Setup;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.Optional;

/**
 * A board drawn with letters, eight lines of eight: {@code b} and {@code w} are men, {@code B} and
 * {@code W} kings, {@code .} a vacant dark square, {@code -} a light one.
 */
public final class Diagram {
    private static final int SIZE = 8;

    private Diagram() {}

    /** Draws the board with square 1 in the top row, as printed boards have it. */
    public static String draw(Position position) {
        return draw(position, Side.SECOND);
    }

    /** Draws the board as a player sees it, whose own side is below. */
    public static String draw(Position position, Side below) {
        StringBuilder text = new StringBuilder();
        for (int line = 0; line < SIZE; line++) {
            for (int place = 0; place < SIZE; place++) {
                text.append(place == 0 ? "" : " ")
                        .append(letter(position, cell(line, place, below)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** Reads a board drawn with square 1 in the top row; spaces and line breaks do not matter. */
    public static Position read(String drawing, Side toMove) {
        return read(drawing, Side.SECOND, toMove);
    }

    /** Reads a board as a player sees it, whose own side is below. */
    public static Position read(String drawing, Side below, Side toMove) {
        Setup setup = new Setup();
        int places = 0;
        int line = 1;
        int column = 0;
        for (int i = 0; i < drawing.length(); i++) {
            char c = drawing.charAt(i);
            column++;
            if (c == '\n') {
                line++;
                column = 0;
            }
            if (Source.isSpace(c)) {
                continue;
            }
            if (places == SIZE * SIZE) {
                throw fault(line, column, "expected the end after 64 places");
            }
            Cell cell = cell(places / SIZE, places % SIZE, below);
            places++;
            requireFits(c, cell, line, column);
            if (isPiece(c)) {
                setup.put(cell.square().orElseThrow(), piece(c));
            }
        }
        if (places < SIZE * SIZE) {
            throw fault(line, column + 1, "expected 64 places, found " + places);
        }
        try {
            return setup.position(toMove);
        } catch (IllegalArgumentException e) {
            throw fault(line, column, String.valueOf(e.getMessage()));
        }
    }

    private static void requireFits(char c, Cell cell, int line, int column) {
        if (c != '.' && c != '-' && !isPiece(c)) {
            throw fault(line, column, "expected one of b w B W . and -, found \"" + c + "\"");
        }
        if (!cell.isDark() && c != '-') {
            throw fault(line, column, "expected - on a light square, found \"" + c + "\"");
        }
        if (cell.isDark() && c == '-') {
            throw fault(line, column, "expected a piece or . on a dark square, found \"-\"");
        }
    }

    private static boolean isPiece(char c) {
        return c == 'b' || c == 'w' || c == 'B' || c == 'W';
    }

    private static Piece piece(char c) {
        return new Piece(
                c == 'b' || c == 'B' ? Side.FIRST : Side.SECOND,
                c == 'B' || c == 'W' ? Rank.KING : Rank.MAN);
    }

    private static char letter(Position position, Cell cell) {
        Optional<Square> square = cell.square();
        if (square.isEmpty()) {
            return '-';
        }
        Optional<Piece> piece = position.pieceAt(square.get());
        if (piece.isEmpty()) {
            return '.';
        }
        char letter = Fen.letter(piece.get().side());
        return piece.get().isKing() ? letter : Character.toLowerCase(letter);
    }

    private static Cell cell(int line, int place, Side below) {
        return below == Side.SECOND
                ? new Cell(line, place)
                : new Cell(SIZE - 1 - line, SIZE - 1 - place);
    }

    private static NotationException fault(int line, int column, String sentence) {
        return new NotationException(Fault.unreadable(line, column, sentence));
    }
}
