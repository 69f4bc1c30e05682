package crownhead.clients.connection;

import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * The pauses between attempts: each up to twice as long as the one before, and by chance, so that
 * not all guests of a house come back at the same moment.
 */
final class Pauses {
    static final Duration LONGEST = Duration.ofSeconds(30);

    private final RandomGenerator chance;
    private Duration most;

    Pauses(Duration first, RandomGenerator chance) {
        this.chance = chance;
        most = shorter(first);
    }

    Duration next() {
        long millis = Math.max(2, most.toMillis());
        most = shorter(most.multipliedBy(2));
        return Duration.ofMillis(chance.nextLong(millis / 2, millis + 1));
    }

    private static Duration shorter(Duration time) {
        return time.compareTo(LONGEST) < 0 ? time : LONGEST;
    }
}
