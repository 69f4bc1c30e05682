package crownhead.engine;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Chooses moves. It remembers what it found out, so one chooser plays one game, and another game
 * after {@link #forget}.
 */
public final class MoveChooser implements Chooser {
    private static final int WINDOW = 30;

    private final Search search;
    private final TranspositionTable table;
    private final PerfectPlay perfectPlay;

    public MoveChooser(Evaluation evaluation, Endgames endgames, TranspositionTable table) {
        this.table = table;
        search = new Search(evaluation, endgames, table);
        perfectPlay = new PerfectPlay(endgames);
    }

    @Override
    public void forget() {
        search.clear();
    }

    public Choice choose(Position position, Limits limits) {
        return choose(List.of(position), limits, _ -> {});
    }

    @Override
    public Choice choose(List<Position> sinceProgress, Limits limits, Consumer<Choice> listener) {
        Optional<Choice> perfect = perfectPlay.choice(sinceProgress);
        if (perfect.isPresent()) {
            listener.accept(perfect.get());
            return perfect.get();
        }
        table.nextMove();
        return deepen(sinceProgress, limits, 1, 1, listener);
    }

    /**
     * Looks at what another chooser with the same table is looking at. It takes every second depth,
     * so that the other one finds in the table what it will need.
     *
     * @param from the first of these depths
     */
    public Choice help(List<Position> sinceProgress, Limits limits, int from) {
        return deepen(sinceProgress, limits, from, 2, _ -> {});
    }

    private Choice deepen(
            List<Position> sinceProgress,
            Limits limits,
            int from,
            int step,
            Consumer<Choice> listener) {
        List<Move> legal = sinceProgress.getLast().legalMoves();
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("Nothing can be played here");
        }
        search.begin(sinceProgress, limits);
        Choice best = new Choice(legal.getFirst(), List.of(legal.getFirst()), 0, 0, 0);
        for (int depth = from; depth <= limits.depth(); depth += step) {
            int score = deepened(depth, best.score());
            if (search.isSpent()) {
                // A better move that was found on the way is still a better move.
                return search.line().length() > 0
                        ? choice(best.score(), best.depth())
                        : best.afterLooking(search.nodes());
            }
            best = choice(score, depth);
            listener.accept(best);
            if (isSettled(score, depth) || limits.interruption().isEnough(best)) {
                return best;
            }
        }
        return best;
    }

    private int deepened(int depth, int expected) {
        int window = depth < 4 ? Score.INFINITY : WINDOW;
        while (true) {
            int alpha = Math.max(-Score.INFINITY, expected - window);
            int beta = Math.min(Score.INFINITY, expected + window);
            int score = search.deepen(depth, alpha, beta);
            if (search.isSpent() || (score > alpha && score < beta)) {
                return score;
            }
            window = window >= 8 * WINDOW ? Score.INFINITY : window * 4;
        }
    }

    /** Whether no deeper look could change anything: the end of the game was seen within reach. */
    private static boolean isSettled(int score, int depth) {
        return Score.WIN - Math.abs(score) <= depth;
    }

    private Choice choice(int score, int depth) {
        Line line = search.line();
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < line.length(); i++) {
            moves.add(Move.unpack(line.move(i)));
        }
        return new Choice(moves.getFirst(), moves, score, depth, search.nodes());
    }
}
