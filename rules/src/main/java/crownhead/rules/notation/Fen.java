package crownhead.rules.notation;

import crownhead.rules.Bitboard;
import crownhead.rules.Piece;
import crownhead.rules.Position;
import crownhead.rules.Rank;
import crownhead.rules.Setup;
import crownhead.rules.Side;
import crownhead.rules.Square;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * A position as text: {@code B:W18,24,K10:B12,16,K22}. The first letter is the side to move; then
 * come the pieces of each side, kings with a K. B is the first mover.
 */
public final class Fen {
    private static final int LONGEST = 100;

    private final Source source;
    private final Setup setup = new Setup();
    private boolean hasFirst;
    private boolean hasSecond;

    private Fen(Source source) {
        this.source = source;
    }

    /**
     * Reads either order of sides, ranges such as {@code 1-12}, and a dot or move counters at the
     * end.
     */
    public static Position read(String text) {
        return read(text, 1, 1);
    }

    /** Reads a text that stands at a line and column of a larger one. */
    static Position read(String text, int line, int column) {
        try {
            return new Fen(new Source(text, line, column)).readPosition();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Men before kings, each in the order of their squares. */
    public static String write(Position position) {
        StringBuilder text = new StringBuilder(LONGEST);
        text.append(letter(position.toMove()));
        writeSide(text, position, Side.SECOND);
        writeSide(text, position, Side.FIRST);
        return text.toString();
    }

    private static void writeSide(StringBuilder text, Position position, Side side) {
        text.append(':').append(letter(side));
        int pieces = position.pieces(side);
        writePieces(text, pieces & ~position.kings(), "");
        writePieces(text, pieces & position.kings(), "K");
        if (pieces != Bitboard.EMPTY) {
            text.setLength(text.length() - 1);
        }
    }

    /** Each with a comma behind it. */
    private static void writePieces(StringBuilder text, int squares, String mark) {
        for (int rest = squares; rest != Bitboard.EMPTY; rest &= rest - 1) {
            text.append(mark).append(Integer.numberOfTrailingZeros(rest) + 1).append(',');
        }
    }

    static char letter(Side side) {
        return side == Side.FIRST ? 'B' : 'W';
    }

    private Position readPosition() throws IOException {
        source.skipSpaces();
        Side toMove = readSide("the side to move, B or W");
        source.skipSpaces();
        while (source.peek() == ':') {
            source.take();
            source.skipSpaces();
            readSection();
        }
        if (!hasFirst || !hasSecond) {
            throw source.fault(
                    "expected : and the pieces of "
                            + (hasFirst ? "W" : "B")
                            + ", found "
                            + source.found());
        }
        readEnd();
        return position(toMove);
    }

    private void readEnd() throws IOException {
        if (source.peek() == '.') {
            source.take();
            source.skipSpaces();
        }
        if (source.peek() != Source.END) {
            throw source.fault("expected the end of the position, found " + source.found());
        }
    }

    private Position position(Side toMove) {
        try {
            return setup.position(toMove);
        } catch (IllegalArgumentException e) {
            throw source.fault(String.valueOf(e.getMessage()));
        }
    }

    private Side readSide(String expected) throws IOException {
        int c = source.peek();
        if (c == 'B' || c == 'b' || c == 'W' || c == 'w') {
            source.take();
            return c == 'B' || c == 'b' ? Side.FIRST : Side.SECOND;
        }
        throw source.fault("expected " + expected + ", found " + source.found());
    }

    /** The pieces of one side, or a counter of moves such as H0 or F1, which says nothing here. */
    private void readSection() throws IOException {
        int c = source.peek();
        if ((c == 'H' || c == 'F') && Source.isDigit(source.peekSecond())) {
            source.take();
            Numbers.read(source);
            source.skipSpaces();
            return;
        }
        Side side = readSide("the pieces of B or W");
        if (side == Side.FIRST ? hasFirst : hasSecond) {
            throw source.fault("the pieces of " + letter(side) + " are named twice");
        }
        if (side == Side.FIRST) {
            hasFirst = true;
        } else {
            hasSecond = true;
        }
        readPieces(side);
    }

    private void readPieces(Side side) throws IOException {
        source.skipSpaces();
        while (source.peek() == 'K' || source.peek() == 'k' || Source.isDigit(source.peek())) {
            readPiece(side);
            source.skipSpaces();
            if (source.peek() == ',') {
                source.take();
                source.skipSpaces();
            }
        }
    }

    private void readPiece(Side side) throws IOException {
        Rank rank = Rank.MAN;
        if (!Source.isDigit(source.peek())) {
            source.take();
            rank = Rank.KING;
        }
        Square from = Numbers.readSquare(source);
        Square to = from;
        if (source.peek() == '-') {
            source.take();
            to = Numbers.readSquare(source);
            if (to.number() < from.number()) {
                throw source.fault("the range " + from + "-" + to + " runs backward");
            }
        }
        for (int number = from.number(); number <= to.number(); number++) {
            put(Square.of(number), new Piece(side, rank));
        }
    }

    private void put(Square square, Piece piece) {
        if (!setup.isVacant(square)) {
            throw source.fault("square " + square + " is named twice");
        }
        setup.put(square, piece);
    }
}
