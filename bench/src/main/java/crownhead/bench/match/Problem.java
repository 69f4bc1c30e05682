package crownhead.bench.match;

import crownhead.engine.Choice;
import crownhead.engine.Score;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A position that somebody has published, with what comes of it.
 *
 * @param firstMoves those that are published for the side to move; there may be none
 */
public record Problem(Position position, End end, List<Move> firstMoves, String name) {
    /** How it ends for the side to move, if both play their best. */
    public enum End {
        WIN,
        DRAW,
        LOSS
    }

    private static final String ALL = "problems.txt";
    private static final int FIELDS = 4;

    /** A score that is so far from a draw says that somebody wins. */
    private static final int TWO_MEN = 200;

    /** One that is nearer says that nobody does. */
    private static final int HALF_A_MAN = 50;

    public Problem {
        firstMoves = List.copyOf(firstMoves);
    }

    public static List<Problem> all() {
        List<Problem> all = new ArrayList<>();
        try (InputStream resource =
                Objects.requireNonNull(Problem.class.getResourceAsStream(ALL), ALL)) {
            String text = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
            text.lines().filter(line -> !line.startsWith("#")).map(Problem::read).forEach(all::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    static Problem read(String line) {
        String[] fields = line.split(" \\| ", -1);
        if (fields.length != FIELDS) {
            throw new IllegalArgumentException(
                    "Not a position, its end, moves and a name: " + line);
        }
        Position position = Fen.read(fields[0]);
        List<Move> moves = new ArrayList<>();
        for (String move : fields[2].equals("?") ? new String[0] : fields[2].split(" ", -1)) {
            moves.add(move(position, move));
        }
        return new Problem(
                position, End.valueOf(fields[1].toUpperCase(Locale.ROOT)), moves, fields[3]);
    }

    private static Move move(Position position, String text) {
        Ruling ruling = position.ruling(MoveText.read(text));
        if (ruling instanceof Ruling.Legal(Move move)) {
            return move;
        }
        throw new IllegalArgumentException(text + " in " + Fen.write(position) + ": " + ruling);
    }

    /**
     * Whether a published move was chosen, or a win was found to its end. Where no move is
     * published, the score has to say how it ends.
     */
    public boolean isSolvedBy(Choice choice) {
        boolean isProven = end == End.WIN && choice.score() > 0 && Score.isDecided(choice.score());
        return isProven
                || (firstMoves.isEmpty() ? isSaidBy(choice) : firstMoves.contains(choice.move()));
    }

    private boolean isSaidBy(Choice choice) {
        int score = choice.score();
        return switch (end) {
            case WIN -> score >= TWO_MEN;
            case DRAW -> Math.abs(score) < HALF_A_MAN;
            case LOSS -> score <= -TWO_MEN;
        };
    }
}
