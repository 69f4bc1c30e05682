package crownhead.table;

import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.dress.ColourSet;
import java.time.Duration;

/**
 * What a game is played for and how. The host sets it up; nothing of it changes once play starts.
 *
 * @param grace how long a player who left may stay away
 */
public record Terms(
        TimeControl timeControl,
        Stakes stakes,
        Seating seating,
        DrawRule drawRule,
        Pauses pauses,
        Duration grace,
        ColourSet colours,
        Position start) {
    public enum Stakes {
        CASUAL,
        RATED
    }

    /** Which side the host has. */
    public enum Seating {
        RANDOM,
        HOST_FIRST,
        HOST_SECOND
    }

    /** How often a player may pause, and for how long. */
    public record Pauses(int perPlayer, Duration longest) {
        public static final Pauses STANDARD = new Pauses(3, Duration.ofMinutes(5));
        public static final Pauses NONE = new Pauses(0, Duration.ZERO);

        public Pauses {
            if (perPlayer < 0 || longest.isNegative()) {
                throw new IllegalArgumentException("Pauses are not fewer or shorter than none");
            }
        }
    }

    public static final Duration STANDARD_GRACE = Duration.ofSeconds(30);

    public Terms {
        if (grace.isNegative()) {
            throw new IllegalArgumentException("A grace is not shorter than nothing");
        }
        if (stakes == Stakes.RATED && (!timeControl.hasClock() || pauses.perPlayer() > 0)) {
            throw new IllegalArgumentException("A rated game has a clock and no pauses");
        }
        if (stakes == Stakes.RATED && drawRule == DrawRule.ADJUDICATED) {
            throw new IllegalArgumentException("Nobody but the players ends a rated game");
        }
        if (start.outcome().isPresent()) {
            throw new IllegalArgumentException("A game starts where the side to move can move");
        }
    }

    /** A casual game under the usual terms. */
    public static Terms casual(TimeControl timeControl) {
        return new Terms(
                timeControl,
                Stakes.CASUAL,
                Seating.RANDOM,
                DrawRule.CLAIMED,
                Pauses.STANDARD,
                STANDARD_GRACE,
                ColourSet.DEFAULT,
                Position.START);
    }
}
