package crownhead.bench.reliability;

import java.time.Duration;

/** Lets time pass in which others do something. */
final class Pauses {
    private Pauses() {}

    static void of(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Nobody waits any more");
        }
    }
}
