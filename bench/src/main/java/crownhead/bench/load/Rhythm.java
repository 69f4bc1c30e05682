package crownhead.bench.load;

import java.time.Duration;

/** When the moves of a table are made: at once, or one in every span of time. */
public final class Rhythm {
    private final long period;
    private final MoveTimes.Stopwatch stopwatch;
    private long last;

    private Rhythm(long period, MoveTimes.Stopwatch stopwatch, long last) {
        this.period = period;
        this.stopwatch = stopwatch;
        this.last = last;
    }

    static Rhythm atOnce(MoveTimes.Stopwatch stopwatch) {
        return new Rhythm(0, stopwatch, 0);
    }

    /** {@code begin} is when the first span begins: tables do not all move at the same moment. */
    static Rhythm every(Duration period, MoveTimes.Stopwatch stopwatch, long begin) {
        return new Rhythm(period.toNanos(), stopwatch, begin);
    }

    boolean waits() {
        return period > 0;
    }

    /**
     * The moment for the next move. It does not wait for a server that is late: whoever had the
     * last move too late makes the next one at once. Only whole spans are left out, so that tables
     * keep their distance however late they begin.
     */
    long next(long now) {
        long missed = Math.max(0, (now - last) / period - 1);
        last += (1 + missed) * period;
        return last;
    }

    /** A move counts from the moment it was meant for. */
    void played(long due) {
        stopwatch.sentAt(due);
    }
}
