package crownhead.server.storage;

import java.time.Duration;
import java.util.function.LongSupplier;

/** How long a database that fails is left alone: not at all at first, then longer and longer. */
final class Patience {
    private static final long SHORTEST = Duration.ofMillis(100).toNanos();
    private static final long LONGEST = Duration.ofSeconds(5).toNanos();

    private final LongSupplier nanos;
    private long pause;
    private long nextPause;
    private long since;

    Patience(LongSupplier nanos) {
        this.nanos = nanos;
        since = nanos.getAsLong();
    }

    boolean isOver() {
        return nanos.getAsLong() - since >= pause;
    }

    void lose() {
        since = nanos.getAsLong();
        pause = nextPause;
        nextPause = Math.clamp(2 * nextPause, SHORTEST, LONGEST);
    }

    void restore() {
        pause = 0;
        nextPause = 0;
    }
}
