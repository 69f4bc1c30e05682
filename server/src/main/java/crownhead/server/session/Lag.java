package crownhead.server.session;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How long a word takes to a client and back, as the house measures it: by the answers to its own
 * pings, and by nothing that the client says about itself.
 */
final class Lag {
    /** How much of a new measure counts. */
    private static final int SHARE = 4;

    private Optional<Instant> asked = Optional.empty();
    private Duration smoothed = Duration.ZERO;

    /** A ping is sent now. While one is on its way, a second would blur the measure. */
    synchronized void ask(Instant now) {
        if (asked.isEmpty()) {
            asked = Optional.of(now);
        }
    }

    /** A pong has come. One that nobody asked for measures nothing. */
    synchronized void hear(Instant now) {
        asked.map(since -> Duration.between(since, now)).ifPresent(this::take);
        asked = Optional.empty();
    }

    synchronized Duration smoothed() {
        return smoothed;
    }

    private void take(Duration measured) {
        Duration bounded = measured.isNegative() ? Duration.ZERO : measured;
        smoothed =
                smoothed.isZero()
                        ? bounded
                        : smoothed.plus(bounded.minus(smoothed).dividedBy(SHARE));
    }
}
