package crownhead.bench.match;

import crownhead.engine.Evaluation;
import crownhead.engine.PlainEvaluation;
import crownhead.rules.Game;
import crownhead.rules.LegalMoves;
import crownhead.rules.Move;
import crownhead.rules.PackedMove;
import crownhead.rules.Position;

/**
 * The plain way to play: alpha-beta to a fixed depth, on to the end of every exchange, pieces
 * counted. It remembers nothing and sorts nothing.
 */
public final class PlainPlayer implements Player {
    private static final int INFINITY = 1_000_000;
    private static final int WIN = 100_000;
    // No exchange is longer: each turn of it takes a piece.
    private static final int LONGEST_EXCHANGE = 24;

    private final Evaluation evaluation = new PlainEvaluation();
    private final int plies;
    private final LegalMoves[] moves;

    public PlainPlayer(int plies) {
        this.plies = plies;
        moves = new LegalMoves[plies + LONGEST_EXCHANGE + 1];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = new LegalMoves();
        }
    }

    @Override
    public Move choose(Game game) {
        LegalMoves here = moves[0].fill(game.position());
        int best = -INFINITY;
        int move = here.get(0);
        for (int i = 0; i < here.size(); i++) {
            Position after = game.position().afterPacked(here.get(i));
            int score = -search(after, plies - 1, 1, -INFINITY, -best);
            if (score > best) {
                best = score;
                move = here.get(i);
            }
        }
        return Move.unpack(move);
    }

    private int search(Position position, int left, int ply, int alpha, int beta) {
        LegalMoves here = moves[ply].fill(position);
        if (here.size() == 0) {
            return ply - WIN;
        }
        boolean isQuiet = !PackedMove.isJump(here.get(0));
        if (ply == moves.length - 1 || (left <= 0 && isQuiet)) {
            return evaluation.of(position);
        }
        int best = -INFINITY;
        for (int i = 0; i < here.size() && best < beta; i++) {
            Position after = position.afterPacked(here.get(i));
            int score = -search(after, left - 1, ply + 1, -beta, -Math.max(alpha, best));
            best = Math.max(best, score);
        }
        return best;
    }
}
