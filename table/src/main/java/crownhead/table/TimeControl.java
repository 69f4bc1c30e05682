package crownhead.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** How much time the players have. It is fixed once play starts. */
public sealed interface TimeControl {
    /** How much is left when players are warned who began with more, the most first. */
    List<Duration> USUAL_WARNINGS =
            List.of(Duration.ofMinutes(5), Duration.ofMinutes(1), Duration.ofSeconds(30));

    /** As long as the players like. */
    record Untimed() implements TimeControl {}

    /** No clock, but who does nothing for so long has left. */
    record Inactivity(Duration limit) implements TimeControl {
        public static final Duration STANDARD = Duration.ofMinutes(10);

        public Inactivity {
            requirePositive(limit);
        }
    }

    /**
     * A limit for every move; past it a warning, and a warning limit; past that the game is lost.
     */
    record PerMove(Duration limit, Duration warningLimit) implements TimeControl {
        public static final Duration SHORTEST = Duration.ofSeconds(10);
        public static final Duration LONGEST = Duration.ofMinutes(5);
        // After the bounds, which making it asks for.
        public static final PerMove STANDARD =
                new PerMove(Duration.ofMinutes(5), Duration.ofMinutes(1));

        public PerMove {
            requireWithinBounds(limit);
            requireWithinBounds(warningLimit);
        }

        private static void requireWithinBounds(Duration limit) {
            if (limit.compareTo(SHORTEST) < 0 || limit.compareTo(LONGEST) > 0) {
                throw new IllegalArgumentException(
                        "A limit of "
                                + limit.toMillis()
                                + " ms: limits for a move go from 10 s to 5 min");
            }
        }
    }

    /** A time for the whole game, and an increment for every move made. */
    record PerPlayer(Duration time, Duration increment) implements TimeControl {
        public static final PerPlayer WEB_STANDARD =
                new PerPlayer(Duration.ofMinutes(10), Duration.ZERO);

        public PerPlayer {
            requirePositive(time);
            if (increment.isNegative()) {
                throw new IllegalArgumentException("An increment is not negative");
            }
        }
    }

    /** Days for every move; the players need not be there at the same time. */
    record Correspondence(int daysPerMove) implements TimeControl {
        public Correspondence {
            if (daysPerMove < 1) {
                throw new IllegalArgumentException("A move in correspondence has a day at least");
            }
        }
    }

    /** What a player has before the first move; zero where no time runs. */
    default Duration budget() {
        return switch (this) {
            case Untimed _ -> Duration.ZERO;
            case Inactivity(Duration limit) -> limit;
            case PerMove(Duration limit, Duration warningLimit) -> limit.plus(warningLimit);
            case PerPlayer(Duration time, _) -> time;
            case Correspondence(int days) -> Duration.ofDays(days);
        };
    }

    default boolean isTimed() {
        return !(this instanceof Untimed);
    }

    /** Whether thinking costs time that a player has been given. */
    default boolean hasClock() {
        return switch (this) {
            case Untimed _, Inactivity _ -> false;
            case PerMove _, PerPlayer _, Correspondence _ -> true;
        };
    }

    /** Whether both players are expected to be there. */
    default boolean isRealTime() {
        return !(this instanceof Correspondence);
    }

    /** What is left on the clock when a warning is due, most first. */
    default List<Duration> warnings() {
        return switch (this) {
            case Untimed _, Correspondence _ -> List.of();
            case Inactivity(Duration limit) -> usualWarningsBelow(limit);
            case PerPlayer(Duration time, _) -> usualWarningsBelow(time);
            case PerMove(_, Duration warningLimit) -> {
                List<Duration> warnings = new ArrayList<>(List.of(warningLimit));
                warnings.addAll(usualWarningsBelow(warningLimit));
                yield List.copyOf(warnings);
            }
        };
    }

    private static List<Duration> usualWarningsBelow(Duration limit) {
        int first = 0;
        while (first < USUAL_WARNINGS.size() && USUAL_WARNINGS.get(first).compareTo(limit) >= 0) {
            first++;
        }
        return USUAL_WARNINGS.subList(first, USUAL_WARNINGS.size());
    }

    private static void requirePositive(Duration duration) {
        if (duration.isZero() || duration.isNegative()) {
            throw new IllegalArgumentException("A time limit is longer than nothing");
        }
    }
}
