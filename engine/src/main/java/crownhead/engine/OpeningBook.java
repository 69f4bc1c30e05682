package crownhead.engine;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * What to play in the opening, found out beforehand with more time than a game gives. As text each
 * line is the moves of a game from its start; a {@code !} after a move recommends it where it is
 * played. What starts with {@code #} is a remark.
 */
public final class OpeningBook {
    /** Recommends nothing. */
    public static final OpeningBook EMPTY = new OpeningBook();

    private static final String RECOMMENDED = "!";

    private final Map<Position, Move> moves = new HashMap<>();

    private OpeningBook() {}

    /** What is shipped. */
    public static OpeningBook shipped() {
        InputStream resource =
                Objects.requireNonNull(OpeningBook.class.getResourceAsStream("book.txt"));
        try (resource) {
            return read(new String(resource.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static OpeningBook read(String text) {
        OpeningBook book = new OpeningBook();
        StringTokenizer lines = new StringTokenizer(text, "\r\n");
        while (lines.hasMoreTokens()) {
            String line = lines.nextToken();
            if (!line.startsWith("#")) {
                book.add(line);
            }
        }
        return book;
    }

    /** How many positions it knows. */
    public int size() {
        return moves.size();
    }

    public Optional<Move> move(Position position) {
        return Optional.ofNullable(moves.get(position));
    }

    private void add(String line) {
        Position position = Position.START;
        StringTokenizer words = new StringTokenizer(line);
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            boolean isRecommended = word.endsWith(RECOMMENDED);
            String text = isRecommended ? word.substring(0, word.length() - 1) : word;
            Move move = legal(position, text, line);
            if (isRecommended) {
                moves.put(position, move);
            }
            position = position.after(move);
        }
    }

    private static Move legal(Position position, String text, String line) {
        for (Move move : position.legalMoves()) {
            if (move.toString().equals(text)) {
                return move;
            }
        }
        throw new IllegalArgumentException("No move " + text + " in the line " + line);
    }
}
