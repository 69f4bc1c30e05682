package crownhead.engine.endgame.build;

import crownhead.engine.endgame.SliceIndex;
import crownhead.rules.LegalMoves;
import crownhead.rules.Position;

/**
 * Follows the jumps of a slice that was read from a file, in which positions with jumps are not.
 */
final class Jumps implements Crew.Hand {
    private final SliceIndex index;
    private final short[] worths;
    private final Worths known;
    private final LegalMoves moves = new LegalMoves();

    Jumps(SliceIndex index, short[] worths, Worths known) {
        this.index = index;
        this.worths = worths;
        this.known = known;
    }

    @Override
    public void take(int from, int to) {
        for (int i = from; i < to; i++) {
            Position position = index.position(i);
            if (position.mustJump()) {
                worths[i] = (short) known.best(position, moves.fill(position));
            }
        }
    }
}
