package crownhead.engine;

import crownhead.rules.LegalMoves;
import crownhead.rules.PackedMove;
import crownhead.rules.Position;
import java.util.List;

/**
 * Looks ahead from a position: principal variation search, one nominal depth after the other. It
 * has no thread and no clock of its own, and finds the same on every machine.
 *
 * <p>Scores are for the side to move. {@code alpha} is what it has already, {@code beta} what the
 * other side would not allow; between two neighbouring numbers a window is narrow, and only asks
 * whether a position is better than that.
 */
final class Search {
    /** No line is followed further than this. */
    static final int PLIES = 120;

    /** How long a threat to jump is looked at beyond the nominal depth. */
    private static final int THREAT_PLIES = 2;

    /** So few turns before its end, a line is not followed beyond so large a margin. */
    private static final int FEW_TURNS = 4;

    private static final int MARGIN = 30;
    private static final int MARGIN_A_TURN = 25;

    /** A glance ahead may spare a long look, where that would be at least so long. */
    private static final int GLANCE_FROM = 5;

    private static final int GLANCE_LESS = 4;
    private static final int GLANCE_MARGIN = 40;

    /** Moves that look worse than so many others are looked at less deeply. */
    private static final int LATE = 1;

    private static final int VERY_LATE = 4;
    private static final int LATE_FROM = 3;
    private static final int VERY_LATE_FROM = 5;

    /**
     * What more or fewer pieces are worth in an endgame that is known to be won: so little that
     * nobody waits for them.
     */
    private static final int MOST_PROGRESS = 100;

    private static final int PROGRESS_SHARE = 10;

    private final Evaluation evaluation;
    private final Endgames endgames;
    private final TranspositionTable table;
    private final MoveOrder order = new MoveOrder(PLIES);
    private final Path path = new Path(PLIES);
    private final Line line = new Line(PLIES);
    private final Budget budget = new Budget();
    private final Finding found = new Finding();
    private final LegalMoves[] movesAt = new LegalMoves[PLIES];
    private Position root = Position.START;
    private boolean isRootKnown;

    Search(Evaluation evaluation, Endgames endgames, TranspositionTable table) {
        this.evaluation = evaluation;
        this.endgames = endgames;
        this.table = table;
        for (int i = 0; i < PLIES; i++) {
            movesAt[i] = new LegalMoves();
        }
    }

    void clear() {
        table.clear();
        order.clear();
    }

    void begin(List<Position> sinceProgress, Limits limits) {
        path.begin(sinceProgress);
        budget.begin(limits);
        order.nextMove();
        line.clear(0);
        root = sinceProgress.getLast();
        isRootKnown = isFew(root);
    }

    /** Searches to a depth within a window. When {@link #isSpent}, the value means nothing. */
    int deepen(int depth, int alpha, int beta) {
        return search(root, depth, 0, alpha, beta);
    }

    boolean isSpent() {
        return budget.isSpent();
    }

    long nodes() {
        return budget.nodes();
    }

    Line line() {
        return line;
    }

    private int search(Position position, int depth, int ply, int alpha, int beta) {
        budget.spend();
        line.clear(ply);
        if (budget.isSpent() || (ply > 0 && path.isDrawn(ply))) {
            return Score.DRAW;
        }
        boolean isQuiet = !position.mustJump();
        if (isQuiet && !LegalMoves.canStep(position)) {
            return Score.lostAt(ply);
        }
        if (ply >= PLIES - 1) {
            return evaluate(position);
        }
        if (isQuiet && ply > 0 && isFew(position)) {
            int verdict = endgames.verdict(position);
            if (isFinal(verdict, depth)) {
                return known(position, verdict, ply);
            }
        }
        if (depth > 0) {
            return recall(position, depth, ply, alpha, beta);
        }
        if (isQuiet) {
            int worth = evaluate(position);
            // What is not good enough does not become so by being about to lose something.
            if (worth <= alpha || depth <= -THREAT_PLIES || isCalm(position)) {
                return worth;
            }
        }
        return tryAll(position, depth, ply, alpha, beta, TranspositionTable.NO_MOVE);
    }

    /** Whether an evaluation can be trusted: nobody is about to take something. */
    private static boolean isCalm(Position position) {
        return !LegalMoves.canJump(position, position.toMove().opponent());
    }

    /** Looks only at what is not known from before. */
    private int recall(Position position, int depth, int ply, int alpha, int beta) {
        if (!table.find(position, found)) {
            return weigh(position, depth, ply, alpha, beta, TranspositionTable.NO_MOVE);
        }
        int bestBefore = found.move();
        if (ply > 0 && beta - alpha == 1 && found.depth() >= depth) {
            int score = fromTable(found.score(), ply);
            int bound = found.bound();
            boolean isEnough = (bound & TranspositionTable.AT_LEAST) != 0 && score >= beta;
            boolean isTooLittle = (bound & TranspositionTable.AT_MOST) != 0 && score <= alpha;
            if (isEnough || isTooLittle) {
                return score;
            }
        }
        return weigh(position, depth, ply, alpha, beta, bestBefore);
    }

    /**
     * Where one look is left to be had at each of a few turns, a calm position that is far better
     * or far worse than what is asked will hardly turn out otherwise.
     */
    private int weigh(Position position, int depth, int ply, int alpha, int beta, int bestBefore) {
        boolean isAsked = ply > 0 && beta - alpha == 1 && !Score.isDecided(beta);
        if (!isAsked || position.mustJump()) {
            return tryAll(position, depth, ply, alpha, beta, bestBefore);
        }
        if (depth <= FEW_TURNS && isCalm(position)) {
            int worth = evaluate(position);
            int margin = MARGIN + MARGIN_A_TURN * depth;
            if (worth - margin >= beta) {
                return worth - margin;
            }
            if (worth + margin <= alpha) {
                return worth + margin;
            }
        }
        return glance(position, depth, ply, alpha, beta, bestBefore);
    }

    /**
     * Where a shallow search finds a position far better than it need be, a deep one would hardly
     * find it not good enough.
     */
    private int glance(Position position, int depth, int ply, int alpha, int beta, int bestBefore) {
        if (depth >= GLANCE_FROM && movesAt[ply].count(position) > 1) {
            int enough = beta + GLANCE_MARGIN;
            int score = search(position, depth - GLANCE_LESS, ply, enough - 1, enough);
            if (score >= enough || budget.isSpent()) {
                return score - GLANCE_MARGIN;
            }
            // What the glance found best is the best guess there is.
            if (bestBefore == TranspositionTable.NO_MOVE && table.find(position, found)) {
                return tryAll(position, depth, ply, alpha, beta, found.move());
            }
        }
        return tryAll(position, depth, ply, alpha, beta, bestBefore);
    }

    private int tryAll(Position position, int depth, int ply, int alpha, int beta, int bestBefore) {
        LegalMoves moves = movesAt[ply].fill(position);
        boolean isQuiet = !PackedMove.isJump(moves.get(0));
        order.judge(moves, ply, position.toMove(), bestBefore);
        int next = nextDepth(depth, moves.size(), isQuiet);
        int best = -Score.INFINITY;
        int bestMove = TranspositionTable.NO_MOVE;
        int count = moves.size();
        for (int i = 0; i < count && best < beta; i++) {
            int move = order.pick(moves, ply, i);
            Position after = path.play(position, ply, move);
            int low = Math.max(alpha, best);
            int less = isQuiet ? reduction(depth, i) : 0;
            int score =
                    i == 0
                            ? -search(after, next, ply + 1, -beta, -low)
                            : later(after, next, less, ply, low, beta);
            if (budget.isSpent()) {
                return Score.DRAW;
            }
            best = Math.max(best, score);
            if (score > low) {
                bestMove = move;
                line.begin(ply, move);
            }
        }
        if (best >= beta && isQuiet) {
            order.remember(bestMove, ply, position.toMove(), Math.max(depth, 1));
        }
        if (depth > 0) {
            int bound = bound(best, alpha, beta);
            table.store(position, bestMove, toTable(best, ply), depth, bound);
        }
        return best;
    }

    /**
     * An exchange is followed to its end, which does not count as looking ahead; neither does a
     * turn without a choice.
     */
    private static int nextDepth(int depth, int moves, boolean isQuiet) {
        if (depth <= 0) {
            return isQuiet ? depth - 1 : depth;
        }
        return moves == 1 ? depth : depth - 1;
    }

    /** A move after the first is only asked whether it is better, and less deeply to begin with. */
    private int later(Position after, int depth, int less, int ply, int low, int beta) {
        int score = -search(after, depth - less, ply + 1, -low - 1, -low);
        if (score > low && less > 0 && !budget.isSpent()) {
            score = -search(after, depth, ply + 1, -low - 1, -low);
        }
        if (score > low && score < beta && !budget.isSpent()) {
            score = -search(after, depth, ply + 1, -beta, -low);
        }
        return score;
    }

    private static int reduction(int depth, int index) {
        if (depth < LATE_FROM || index < LATE) {
            return 0;
        }
        return depth >= VERY_LATE_FROM && index >= VERY_LATE ? 2 : 1;
    }

    private boolean isFew(Position position) {
        return Integer.bitCount(position.first() | position.second()) <= endgames.pieces();
    }

    /**
     * Whether nothing else need be looked at. Within an endgame that is known, a verdict does not
     * tell which of many winning moves brings the end nearer: there only a draw is final, and
     * whatever stands at the end of a line.
     */
    private boolean isFinal(int verdict, int depth) {
        return verdict == Endgames.DRAW
                || (verdict != Endgames.UNKNOWN && (!isRootKnown || depth <= 0));
    }

    private int known(Position position, int verdict, int ply) {
        if (verdict == Endgames.DRAW) {
            return Score.DRAW;
        }
        int worth = evaluation.of(position) / PROGRESS_SHARE;
        int progress = Math.max(-MOST_PROGRESS, Math.min(worth, MOST_PROGRESS));
        int win = Score.KNOWN_WIN - ply;
        return verdict == Endgames.WIN ? win + progress : progress - win;
    }

    private int evaluate(Position position) {
        return Score.evaluated(evaluation.of(position));
    }

    private static int bound(int score, int alpha, int beta) {
        if (score >= beta) {
            return TranspositionTable.AT_LEAST;
        }
        return score > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    }

    /** What is decided is kept as seen from its own position, not from where the search began. */
    private static int toTable(int score, int ply) {
        return Score.isDecided(score) ? score + Integer.signum(score) * ply : score;
    }

    private static int fromTable(int score, int ply) {
        return Score.isDecided(score) ? score - Integer.signum(score) * ply : score;
    }
}
