package crownhead.rules.notation;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.Square;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** A move as text: {@code 11-15}, {@code 23x14x7}, or {@code 23x7} where only one route fits. */
public final class MoveText {
    private static final int MOST_SQUARES = 32;

    private MoveText() {}

    /**
     * The squares a text names, whatever stands between them. Whether it is a move is not asked.
     */
    public static List<Square> read(String text) {
        return read(text, 1, 1);
    }

    /** Reads a text that stands at a line and column of a larger one. */
    static List<Square> read(String text, int line, int column) {
        try {
            Source source = new Source(text, line, column);
            source.skipSpaces();
            List<Square> path = readPath(source);
            source.skipSpaces();
            if (source.peek() != Source.END) {
                throw source.fault("expected the end of the move, found " + source.found());
            }
            return path;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The move in its short form, or with its whole path where the short one fits several. */
    public static String write(Position position, Move move) {
        if (move.path().size() > 2) {
            Ruling ruling = position.ruling(List.of(move.from(), move.to()));
            if (ruling instanceof Ruling.Legal(Move only) && only.equals(move)) {
                return move.from() + "x" + move.to();
            }
        }
        return move.toString();
    }

    private static List<Square> readPath(Source source) throws IOException {
        List<Square> path = new ArrayList<>();
        Square first = Numbers.readSquare(source);
        path.add(first);
        skipBlanks(source);
        if (!isSeparator(source.peek())) {
            throw source.fault(
                    "expected - or x after square " + first + ", found " + source.found());
        }
        while (isSeparator(source.peek())) {
            source.take();
            skipBlanks(source);
            path.add(Numbers.readSquare(source));
            skipBlanks(source);
            if (path.size() > MOST_SQUARES) {
                throw source.fault("a move names at most " + MOST_SQUARES + " squares");
            }
        }
        return List.copyOf(path);
    }

    static boolean isSeparator(int c) {
        return c == '-' || c == 'x' || c == 'X' || c == ':' || c == '×' || c == '–' || c == '—';
    }

    static void skipBlanks(Source source) throws IOException {
        while (source.peek() == ' ' || source.peek() == '\t') {
            source.take();
        }
    }
}
