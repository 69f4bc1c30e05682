package crownhead.table;

import crownhead.rules.Side;
import crownhead.rules.Square;
import java.time.Duration;
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
     * Makes a move.
     *
     * @param ply how many turns the player had seen, so that a late message cannot play a later
     *     turn
     * @param lag how long a message to the player and its answer take, as the server measured it,
     *     never as a player says; nothing where it is not known
     */
    record Play(PlayerId by, int ply, List<Square> path, Duration lag) implements OfPlayer {
        public Play {
            if (path.isEmpty()) {
                throw new IllegalArgumentException(
                        "A move names at least the square it starts from");
            }
            if (lag.isNegative()) {
                throw new IllegalArgumentException("A lag is not shorter than nothing");
            }
            path = List.copyOf(path);
        }

        public Play(PlayerId by, int ply, List<Square> path) {
            this(by, ply, path, Duration.ZERO);
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

    /**
     * The house knows that neither side can force a win.
     *
     * @param ply how many turns had been played when it knew
     */
    record Adjudicate(int ply) implements TableCommand {}

    /** The house ends the game, and nobody has won it. */
    record Close() implements TableCommand {}
}
