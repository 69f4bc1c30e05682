package crownhead.clients.browser;

import crownhead.engine.endgame.Ending;
import crownhead.rules.Move;
import java.util.List;

/**
 * What the tables say of a turn.
 *
 * @param before how it would have ended for whoever played the turn
 * @param after how it ends for them now, counted from before the turn
 * @param best the turns that would have been best
 */
record Mark(Ending before, Ending after, List<Move> best) {
    Mark {
        best = List.copyOf(best);
    }

    Grade grade() {
        if (rank(after) < rank(before)) {
            return Grade.MISTAKE;
        }
        return cost() > 0 ? Grade.SLIP : Grade.BEST;
    }

    /** By how many own moves a win takes longer now, or a loss comes sooner. */
    int cost() {
        return rank(after) == rank(before) ? Math.abs(plies(after) - plies(before)) / 2 : 0;
    }

    private static int rank(Ending ending) {
        return switch (ending) {
            case Ending.Win _ -> 2;
            case Ending.Draw _ -> 1;
            case Ending.Loss _ -> 0;
        };
    }

    private static int plies(Ending ending) {
        return switch (ending) {
            case Ending.Win(int plies) -> plies;
            case Ending.Draw _ -> 0;
            case Ending.Loss(int plies) -> plies;
        };
    }
}
