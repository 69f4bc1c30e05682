package crownhead.play.lobby;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How long a seat is held.
 *
 * @param connections as long as there are any, it is
 * @param until so long it is without any
 */
record Lease(int connections, Instant until) {
    private static final Lease NONE = new Lease(0, Instant.EPOCH);

    static Lease orNone(@Nullable Lease lease) {
        return lease == null ? NONE : lease;
    }

    /** Whoever is there in person needs no more time to come. */
    Lease connected(Instant now) {
        return new Lease(connections + 1, now);
    }

    Lease disconnected() {
        return new Lease(connections - 1, until);
    }

    Lease until(Instant until) {
        return new Lease(connections, until);
    }

    boolean isHeld(Instant now) {
        return connections > 0 || now.isBefore(until);
    }
}
