package crownhead.server.console;

import java.time.Duration;
import java.time.Instant;

/**
 * Whether the player on turn has seen the request to move: if not within 5 s, it is repeated then
 * and every 30 s.
 */
final class Reminder {
    static final Duration PATIENCE = Duration.ofSeconds(5);
    static final Duration INTERVAL = Duration.ofSeconds(30);

    private long version;
    private boolean isOpen;
    private Instant repeatAt = Instant.MAX;

    /** A player has been asked to move. */
    void asked(long versionAsked, Instant now) {
        version = versionAsked;
        isOpen = true;
        repeatAt = now.plus(PATIENCE);
    }

    /** Nobody is to move. */
    void stop() {
        isOpen = false;
    }

    /** The player says that the request has arrived; whether that was waited for. */
    boolean seen(long versionSeen) {
        boolean awaited = isOpen && versionSeen == version;
        if (awaited) {
            isOpen = false;
        }
        return awaited;
    }

    /** Whether to ask again now. */
    boolean isDue(Instant now) {
        if (!isOpen || now.isBefore(repeatAt)) {
            return false;
        }
        repeatAt = now.plus(INTERVAL);
        return true;
    }
}
