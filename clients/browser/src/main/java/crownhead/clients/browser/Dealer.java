package crownhead.clients.browser;

import crownhead.engine.Endgames;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.SliceIndex;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Side;

/** Deals positions from which something can be learned. */
final class Dealer {
    /** What is won sooner teaches little. */
    private static final int SHORTEST_WIN = 7;

    /** Seeds beside each other deal positions far apart. */
    private static final int SPREAD = 0x9E3779B1;

    /** A prime that divides no slice, so that all of its positions come by. */
    private static final int STRIDE = 104_729;

    private final EndgameTables tables;

    Dealer(EndgameTables tables) {
        this.tables = tables;
    }

    /**
     * A position of this kind in which the first side, the learner, is to move. The same seed deals
     * the same position everywhere.
     */
    Position deal(Kind kind, int seed) {
        if (tables.pieces() < kind.slice().pieces()) {
            throw new IllegalStateException("There are no tables of " + kind.slice());
        }
        SliceIndex index = SliceIndex.of(kind.slice());
        int at = Math.floorMod(seed * SPREAD, index.size());
        while (!teaches(index.position(at), kind.goal())) {
            at = (at + STRIDE) % index.size();
        }
        return index.position(at);
    }

    private boolean teaches(Position position, Goal goal) {
        return isQuiet(position)
                && tables.verdict(position) == goal.verdict()
                && isLongEnough(position)
                && canBeGivenAway(position);
    }

    /** Nobody is about to take anything. */
    private static boolean isQuiet(Position position) {
        Position other =
                new Position(position.first(), position.second(), position.kings(), Side.SECOND);
        return !position.mustJump() && !other.mustJump();
    }

    private boolean isLongEnough(Position position) {
        return tables.verdict(position) == Endgames.DRAW
                || tables.turnsLeft(position) >= SHORTEST_WIN;
    }

    /** Whether some move leads to less than the goal. */
    private boolean canBeGivenAway(Position position) {
        int kept = tables.verdict(position) == Endgames.WIN ? Endgames.LOSS : Endgames.DRAW;
        for (Move move : position.legalMoves()) {
            if (tables.verdict(position.after(move)) != kept) {
                return true;
            }
        }
        return false;
    }
}
