package crownhead.server.session;

import java.time.Duration;
import java.time.Instant;

/** So many in a period, and no more: what is used up grows back evenly. */
final class Rate {
    private final int most;
    private final double perMilli;
    private double left;
    private Instant at = Instant.MIN;

    Rate(int most, Duration period) {
        this.most = most;
        this.perMilli = (double) most / period.toMillis();
        this.left = most;
    }

    /** Whether one more is allowed now; it is counted if so. */
    synchronized boolean allows(Instant now) {
        if (now.isAfter(at)) {
            left = at.equals(Instant.MIN) ? most : Math.min(most, left + grown(now));
            at = now;
        }
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }

    private double grown(Instant now) {
        return Duration.between(at, now).toMillis() * perMilli;
    }
}
