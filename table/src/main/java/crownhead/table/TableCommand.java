package crownhead.table;

import crownhead.rules.Side;
import crownhead.rules.Square;
import java.util.List;

/** What someone asks of a table. A command may be refused. */
public sealed interface TableCommand {
    /** What a player asks. */
    sealed interface OfPlayer extends TableCommand {
        PlayerId by();
    }

    /**
     * Sits down as the second player.
     *
     * @param toss the side that the host has if sides are given at random; the server draws it,
     *     never a player
     */
    record Sit(PlayerId by, Side toss) implements OfPlayer {}

    /**
     * {@code ply} is how many turns the player had seen, so that a late message cannot play a later
     * turn.
     */
    record Play(PlayerId by, int ply, List<Square> path) implements OfPlayer {
        public Play {
            if (path.isEmpty()) {
                throw new IllegalArgumentException(
                        "A move names at least the square it starts from");
            }
            path = List.copyOf(path);
        }
    }

    record Resign(PlayerId by) implements OfPlayer {}

    record OfferDraw(PlayerId by) implements OfPlayer {}

    record AcceptDraw(PlayerId by) implements OfPlayer {}

    record DeclineDraw(PlayerId by) implements OfPlayer {}

    record ClaimDraw(PlayerId by) implements OfPlayer {}

    record AskTakeBack(PlayerId by) implements OfPlayer {}

    record AcceptTakeBack(PlayerId by) implements OfPlayer {}

    record DeclineTakeBack(PlayerId by) implements OfPlayer {}

    record Abort(PlayerId by) implements OfPlayer {}

    record Pause(PlayerId by) implements OfPlayer {}

    record Continue(PlayerId by) implements OfPlayer {}

    record Leave(PlayerId by) implements OfPlayer {}

    record Return(PlayerId by) implements OfPlayer {}

    /** Does whatever is due by now: a warning, a flag, the end of a pause or of a grace. */
    record CallTime() implements TableCommand {}
}
