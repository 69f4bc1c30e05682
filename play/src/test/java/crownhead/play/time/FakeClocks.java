package crownhead.play.time;

import java.time.Duration;
import java.time.Instant;

/** The clock on the wall and the one that nobody can set, as a test turns them. */
final class FakeClocks {
    private Instant wall = Instant.parse("2026-01-01T12:00:00Z");
    private long nanos;

    Instant wall() {
        return wall;
    }

    long nanos() {
        return nanos;
    }

    void pass(Duration duration) {
        wall = wall.plus(duration);
        nanos += duration.toNanos();
    }

    /** Somebody sets the clock on the wall. */
    void jump(Duration duration) {
        wall = wall.plus(duration);
    }

    /** The machine starts anew: the other clock begins wherever it likes. */
    void reboot(long origin) {
        nanos = origin;
    }
}
