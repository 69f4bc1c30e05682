package crownhead.engine;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.List;

/** Keeps a drawn endgame difficult for the other side. */
final class Traps {
    /** Less than any move that leads somewhere new. */
    private static final int SEEN_BEFORE = -1;

    private final Endgames endgames;

    Traps(Endgames endgames) {
        this.endgames = endgames;
    }

    /**
     * Of the moves that keep a draw the one after which the most answers lose, counted in percent.
     * Going back to where the game has been is the last choice.
     */
    Move best(List<Move> drawing, List<Position> sinceProgress) {
        Move best = drawing.getFirst();
        int most = Integer.MIN_VALUE;
        for (Move move : drawing) {
            Position after = sinceProgress.getLast().after(move);
            int share = sinceProgress.contains(after) ? SEEN_BEFORE : losingShare(after);
            if (share > most) {
                best = move;
                most = share;
            }
        }
        return best;
    }

    private int losingShare(Position position) {
        List<Move> answers = position.legalMoves();
        int losing = 0;
        for (Move answer : answers) {
            if (endgames.verdict(position.after(answer)) == Endgames.WIN) {
                losing++;
            }
        }
        return 100 * losing / Math.max(1, answers.size());
    }
}
