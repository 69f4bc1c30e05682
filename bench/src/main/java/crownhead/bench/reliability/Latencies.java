package crownhead.bench.reliability;

import java.time.Duration;
import java.util.Arrays;

/** How long moves took to reach the opponent. */
public final class Latencies {
    private long[] nanos = new long[1 << 12];
    private int count;

    public synchronized void add(long time) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count] = time;
        count++;
    }

    /** Forgets what was before the measuring. */
    public synchronized void clear() {
        count = 0;
    }

    public synchronized int count() {
        return count;
    }

    /** How many took longer. */
    public synchronized int longerThan(Duration time) {
        return (int) Arrays.stream(nanos, 0, count).filter(it -> it > time.toNanos()).count();
    }

    /** The time in milliseconds that so many in a hundred moves did not exceed. */
    public synchronized double millis(int percent) {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return count == 0 ? 0 : sorted[(int) ((count - 1L) * percent / 100)] / 1e6;
    }
}
