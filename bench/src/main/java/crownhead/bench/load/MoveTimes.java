package crownhead.bench.load;

import java.time.Duration;
import java.util.Arrays;

/** How long moves took, from being sent until the opponent had them. Kept by one thread. */
public final class MoveTimes {
    private long[] nanos = new long[1 << 16];
    private int count;

    /** Times one table, where one move is on its way at a time. */
    public final class Stopwatch {
        private long sentAt;

        public void sent() {
            sentAt(System.nanoTime());
        }

        void sentAt(long moment) {
            sentAt = moment;
        }

        public void received() {
            add(System.nanoTime() - sentAt);
        }
    }

    public Stopwatch stopwatch() {
        return new Stopwatch();
    }

    void add(long time) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count] = time;
        count++;
    }

    /** Forgets what was before the measuring. */
    void clear() {
        count = 0;
    }

    public int count() {
        return count;
    }

    /** How many took longer. */
    public int longerThan(Duration time) {
        return (int) Arrays.stream(nanos, 0, count).filter(it -> it > time.toNanos()).count();
    }

    /** The time in milliseconds that so many in a hundred moves did not exceed. */
    public double millis(int percent) {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[(int) ((count - 1L) * percent / 100)] / 1e6;
    }
}
