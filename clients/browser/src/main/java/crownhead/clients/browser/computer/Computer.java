package crownhead.clients.browser.computer;

import crownhead.rules.LegalMoves;
import crownhead.rules.Move;
import crownhead.rules.PackedMove;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;

/** Plays a side by looking a fixed number of turns ahead, and on to the end of every exchange. */
public final class Computer {
    private static final int INFINITY = 1_000_000;
    private static final int WIN = 100_000;
    // No exchange is longer: each turn of it takes a piece.
    private static final int LONGEST_EXCHANGE = 24;

    private final int plies;
    private final int carelessness;
    private final LegalMoves[] moves;

    /**
     * An opponent.
     *
     * @param plies how many turns it looks ahead
     * @param carelessness how much worse than the best a move may be that it plays too
     */
    public Computer(int plies, int carelessness) {
        this.plies = plies;
        this.carelessness = carelessness;
        moves = new LegalMoves[plies + LONGEST_EXCHANGE + 1];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = new LegalMoves();
        }
    }

    /** One of the moves that are good enough; the seed says which. */
    public Move choose(Position position, int seed) {
        List<Move> legal = position.legalMoves();
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("Nothing can be played here");
        }
        List<Move> good = goodEnough(position, legal);
        return good.get(Math.floorMod(seed, good.size()));
    }

    private List<Move> goodEnough(Position position, List<Move> legal) {
        int[] scores = new int[legal.size()];
        int best = -INFINITY;
        for (int i = 0; i < scores.length; i++) {
            Position after = position.after(legal.get(i));
            int enough = Math.max(-INFINITY, best - carelessness - 1);
            scores[i] = -search(after, plies - 1, 1, -INFINITY, -enough);
            best = Math.max(best, scores[i]);
        }
        List<Move> good = new ArrayList<>();
        for (int i = 0; i < scores.length; i++) {
            if (scores[i] >= best - carelessness) {
                good.add(legal.get(i));
            }
        }
        return good;
    }

    /** How good a position is for the side to move. A win is worth more the nearer it is. */
    private int search(Position position, int left, int ply, int alpha, int beta) {
        LegalMoves here = moves[ply].fill(position);
        if (here.size() == 0) {
            return ply - WIN;
        }
        boolean isQuiet = !PackedMove.isJump(here.get(0));
        if (ply == moves.length - 1 || (left <= 0 && isQuiet)) {
            return Worth.of(position);
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
