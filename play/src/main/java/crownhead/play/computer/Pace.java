package crownhead.play.computer;

import crownhead.engine.Level;
import crownhead.engine.ThinkingTime;
import crownhead.rules.Side;
import crownhead.table.Table;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.SplittableRandom;

/**
 * How long a computer takes for its turn. Below the top it answers at the speed of a person: half a
 * second to five, longer where there is more to choose from. Where its clock is short, it hurries.
 */
final class Pace {
    static final Duration SHORTEST = Duration.ofMillis(500);
    static final Duration LONGEST = Duration.ofSeconds(5);

    /** The longest that the top one thinks about a move, if nobody else waits for the thinkers. */
    static final Duration LONGEST_THOUGHT = Duration.ofSeconds(2);

    private static final int FOR_A_FORCED_MOVE = 400;
    private static final int FOR_EACH_CHOICE = 250;
    private static final int MOST_CHOICES = 16;
    private static final int SHARE_OF_GAME = 20;
    private static final int SHARE_OF_MOVE = 4;

    private Pace() {}

    /** How long after the turn began the move is to be played; the top one does not wait. */
    static Duration answer(Level level, Table table, long chance, Instant now) {
        if (level.number() == Level.HIGHEST) {
            return Duration.ZERO;
        }
        Duration usual = usual(table.game().position().legalMoves().size(), chance);
        Duration most = allowed(table, now);
        return usual.compareTo(most) < 0 ? usual : most;
    }

    /** Between half a second and five, by chance. */
    private static Duration usual(int choices, long chance) {
        int range =
                choices <= 1
                        ? FOR_A_FORCED_MOVE
                        : FOR_A_FORCED_MOVE + FOR_EACH_CHOICE * Math.min(choices, MOST_CHOICES);
        return SHORTEST.plusMillis(new SplittableRandom(chance).nextInt(range));
    }

    /** A share of what the clock has left: so it is never used up. */
    static Duration allowed(Table table, Instant now) {
        Side side = table.toMove();
        Duration left = table.clock().left(side, now);
        return switch (table.terms().timeControl()) {
            case TimeControl.Untimed _ -> LONGEST;
            case TimeControl.Inactivity _, TimeControl.PerMove _, TimeControl.Correspondence _ ->
                    left.dividedBy(SHARE_OF_MOVE);
            case TimeControl.PerPlayer(_, Duration increment) ->
                    left.dividedBy(SHARE_OF_GAME).plus(least(increment, left).dividedBy(2));
        };
    }

    /**
     * How long a search may take that begins now.
     *
     * @param waiting how many others wait for somebody to think for them
     */
    static ThinkingTime thought(Table table, int waiting, Instant now) {
        Duration most =
                least(allowed(table, now), LONGEST_THOUGHT.dividedBy(Math.max(1, waiting + 1L)));
        return ThinkingTime.ofMove((int) Math.max(1, most.toMillis()));
    }

    private static Duration least(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
