package crownhead.engine.endgame.build;

import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceIndex;
import crownhead.engine.endgame.Worth;
import crownhead.rules.LegalMoves;
import crownhead.rules.Position;
import crownhead.rules.Side;

/**
 * Takes what was found at one distance back by a step: who can step to a lost position wins, and
 * who can step to nothing but won ones loses. Several threads may write the same number to the same
 * position: what is written at one distance is either only wins or only losses, and what is read to
 * find it is of the other kind.
 */
final class Spread implements Crew.Hand {
    private final SliceIndex index;
    private final short[] sources;
    private final SliceIndex before;
    private final short[] targets;
    private final Worths known;
    private final int worth;
    private final LegalMoves moves = new LegalMoves();
    private int highest;

    /** Of the positions of {@code slice} that have this worth. */
    Spread(Slice slice, Worths known, int worth) {
        this.index = SliceIndex.of(slice);
        this.sources = known.of(slice);
        this.before = SliceIndex.of(slice.turned());
        this.targets = known.of(slice.turned());
        this.known = known;
        this.worth = worth;
    }

    int highest() {
        return highest;
    }

    @Override
    public void take(int from, int to) {
        for (int i = from; i < to; i++) {
            int here = sources[i];
            if (here == worth) {
                stepBack(index.position(i));
            } else if (here == -worth) {
                // Nothing quicker was found than what was promised.
                sources[i] = (short) worth;
                stepBack(index.position(i));
            }
        }
    }

    /** The second mover made the last step: every one it can have been is taken back. */
    private void stepBack(Position position) {
        int vacant = ~(position.first() | position.second());
        for (int left = position.second(); left != 0; left &= left - 1) {
            int piece = left & -left;
            int square = Integer.numberOfTrailingZeros(left);
            int origins = Steps.backFrom(square, position.kings()) & vacant;
            for (; origins != 0; origins &= origins - 1) {
                cameFrom(position, piece, origins & -origins);
            }
        }
    }

    private void cameFrom(Position position, int piece, int origin) {
        int second = (position.second() ^ piece) | origin;
        int kings =
                (position.kings() & piece) != 0
                        ? (position.kings() ^ piece) | origin
                        : position.kings();
        Position earlier =
                new Position(
                        Integer.reverse(second),
                        Integer.reverse(position.first()),
                        Integer.reverse(kings),
                        Side.FIRST);
        // Who must jump cannot have stepped.
        if (earlier.mustJump()) {
            return;
        }
        int at = before.of(earlier);
        if (Worth.isLoss(worth)) {
            win(at);
        } else if (targets[at] == Worth.DRAW) {
            loseIfEveryStepDoes(earlier, at);
        }
    }

    private void win(int at) {
        int there = targets[at];
        if (there == Worth.DRAW || there < -(worth + 1)) {
            write(at, worth + 1);
        }
    }

    private void loseIfEveryStepDoes(Position position, int at) {
        moves.fill(position);
        int slowest = 0;
        for (int i = 0; i < moves.size(); i++) {
            int there = known.after(position.afterPacked(moves.get(i)));
            int settled = there < 0 && -there <= worth ? -there : there;
            if (settled <= 0 || !Worth.isWin(settled)) {
                return;
            }
            slowest = Math.max(slowest, settled);
        }
        write(at, slowest + 1);
    }

    private void write(int at, int found) {
        targets[at] = (short) found;
        highest = Math.max(highest, found);
    }
}
