package crownhead.engine;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is played where endgame tables know all there is to know: the shortest way to a win, the
 * longest to a loss, and in a draw what is hardest to answer. A search that only knows that it wins
 * could walk in circles.
 */
final class PerfectPlay {
    /** So much of the way is told. */
    private static final int LONGEST_LINE = 10;

    private final Endgames endgames;
    private final Traps traps;

    PerfectPlay(Endgames endgames) {
        this.endgames = endgames;
        traps = new Traps(endgames);
    }

    /** Nothing where the tables do not know all moves. */
    Optional<Choice> choice(List<Position> sinceProgress) {
        Position position = sinceProgress.getLast();
        List<Move> best = endgames.bestMoves(position);
        if (best.isEmpty()) {
            return Optional.empty();
        }
        return switch (endgames.verdict(position)) {
            case Endgames.WIN -> Optional.of(choice(line(position), toTheEnd(position)));
            case Endgames.LOSS -> Optional.of(choice(line(position), -toTheEnd(position)));
            case Endgames.DRAW ->
                    Optional.of(choice(List.of(traps.best(best, sinceProgress)), Score.DRAW));
            default -> Optional.empty();
        };
    }

    private static Choice choice(List<Move> line, int score) {
        return new Choice(line.getFirst(), line, score, 1, 1);
    }

    private int toTheEnd(Position position) {
        return Score.WIN - endgames.turnsLeft(position);
    }

    private List<Move> line(Position start) {
        List<Move> line = new ArrayList<>();
        Position position = start;
        List<Move> best = endgames.bestMoves(position);
        while (!best.isEmpty() && line.size() < LONGEST_LINE) {
            line.add(best.getFirst());
            position = position.after(best.getFirst());
            best = endgames.bestMoves(position);
        }
        return line;
    }
}
