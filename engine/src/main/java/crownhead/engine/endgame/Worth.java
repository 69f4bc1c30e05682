package crownhead.engine.endgame;

import crownhead.engine.Endgames;

/**
 * How a position ends and when, in one int: 0 is a draw, everything else is one more than the plies
 * to the end if the winner hurries and the loser delays. Whoever moves last wins, so an even number
 * of plies is lost for the side to move, and an odd number won.
 */
public final class Worth {
    public static final int DRAW = 0;

    /** The side to move has no move. */
    public static final int LOST_AT_ONCE = 1;

    private Worth() {}

    public static boolean isLoss(int worth) {
        return (worth & 1) == 1;
    }

    public static boolean isWin(int worth) {
        return worth != DRAW && (worth & 1) == 0;
    }

    /** Plies to the end; not of a draw, which has none. */
    public static int plies(int worth) {
        return worth - 1;
    }

    /** Of a verdict as {@link Endgames} has it. */
    public static int verdict(int worth) {
        if (worth == DRAW) {
            return Endgames.DRAW;
        }
        return isWin(worth) ? Endgames.WIN : Endgames.LOSS;
    }

    /** For who moves to a position that is worth this to the side to move there. */
    public static int before(int worth) {
        return worth == DRAW ? DRAW : worth + 1;
    }

    /** The better of two for the side to move: a quick win, a draw, a slow loss. */
    public static int better(int one, int other) {
        if (isWin(one)) {
            return isWin(other) ? Math.min(one, other) : one;
        }
        if (isWin(other)) {
            return other;
        }
        return one == DRAW || other == DRAW ? DRAW : Math.max(one, other);
    }
}
