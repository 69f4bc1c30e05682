package crownhead.play.simulation;

import java.time.Instant;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * Time, chance and whatever is under way. One thread; nothing happens but in the order of its
 * moments.
 */
final class World {
    private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

    private final PriorityQueue<Task> tasks = new PriorityQueue<>();
    private final SplittableRandom random;
    private Faults faults;
    private long now;
    private long made;

    World(long seed) {
        random = new SplittableRandom(seed);
        faults = Faults.draw(random);
    }

    private record Task(long at, long number, Runnable what) implements Comparable<Task> {
        @Override
        public int compareTo(Task other) {
            int byTime = Long.compare(at, other.at);
            return byTime != 0 ? byTime : Long.compare(number, other.number);
        }
    }

    Instant instant() {
        return START.plusMillis(now);
    }

    long millis() {
        return now;
    }

    SplittableRandom random() {
        return random;
    }

    Faults faults() {
        return faults;
    }

    void calmDown() {
        faults = Faults.none();
    }

    boolean happens(double probability) {
        return random.nextDouble() < probability;
    }

    void after(long millis, Runnable what) {
        tasks.add(new Task(now + millis, made++, what));
    }

    /** Sends something over the network: it comes late, twice or never. */
    void send(Runnable delivery) {
        if (happens(faults.loss)) {
            return;
        }
        after(delay(), delivery);
        if (happens(faults.duplication)) {
            after(delay(), delivery);
        }
    }

    void runUntil(long millis) {
        while (!tasks.isEmpty() && tasks.peek().at() <= millis) {
            Task task = tasks.remove();
            now = task.at();
            task.what().run();
        }
        now = millis;
    }

    private long delay() {
        return happens(0.1) ? random.nextLong(faults.longestDelay) : random.nextLong(50);
    }
}
