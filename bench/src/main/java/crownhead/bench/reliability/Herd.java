package crownhead.bench.reliability;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Very many who are in the hall, and come back to it when the house was closed. */
final class Herd implements AutoCloseable {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    private final Doorway doorway = new Doorway();
    private final List<Regular> regulars = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();

    /** {@code longestPause} is after which they try again when the house is closed. */
    Herd(int size, Duration longestPause, long seed) {
        for (int i = 0; i < size; i++) {
            Regular regular = new Regular(doorway, longestPause, new Random(seed + i));
            regulars.add(regular);
            threads.add(Thread.ofVirtual().unstarted(regular));
        }
    }

    /** They come in a few at a time, as they would in the course of a day. */
    void gather(HouseServer.Doors doors, int perSecond, Duration patience) {
        doorway.open(doors);
        for (Thread thread : threads) {
            thread.start();
            Pauses.of(Duration.ofSeconds(1).dividedBy(perSecond));
        }
        awaitAll(patience);
    }

    void goTo(HouseServer.Doors doors) {
        doorway.open(doors);
    }

    /** The house is closing: who comes now finds nobody. */
    void findNobody() {
        doorway.close();
    }

    /** Waits until all are in the hall, and returns the moment. */
    long awaitAll(Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (!regulars.stream().allMatch(Regular::isInside)) {
            if (System.nanoTime() > end) {
                long inside = regulars.stream().filter(Regular::isInside).count();
                throw new IllegalStateException(
                        "Of " + regulars.size() + " only " + inside + " are in the hall");
            }
            Pauses.of(Duration.ofMillis(10));
        }
        return System.nanoTime();
    }

    /** Waits until everyone has noticed that the house is gone. */
    void awaitNone(Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (regulars.stream().anyMatch(Regular::isInside)) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("Somebody is still connected to nobody");
            }
            Pauses.of(Duration.ofMillis(5));
        }
    }

    /** How many were not told when to come back, of all who had to go. */
    int untold() {
        return (int) regulars.stream().filter(regular -> !regular.wasTold()).count();
    }

    /** How many in a hundred came in the second in which most came. */
    double fullestSecond() {
        long[] moments = regulars.stream().mapToLong(Regular::cameAt).sorted().toArray();
        int fullest = 0;
        int first = 0;
        for (int last = 0; last < moments.length; last++) {
            while (moments[last] - moments[first] >= SECOND) {
                first++;
            }
            fullest = Math.max(fullest, last - first + 1);
        }
        return 100.0 * fullest / moments.length;
    }

    @Override
    public void close() {
        doorway.finish();
        regulars.forEach(Regular::hangUp);
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
