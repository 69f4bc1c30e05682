package crownhead.server;

import crownhead.play.StoreFailure;
import crownhead.play.time.HouseTime;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does every second what is to be done every second. */
final class Timekeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Timekeeper.class);

    /** What a house that breaks down gives back: less than a second, even when it is busy. */
    private static final long BEAT_MILLIS = 500;

    private static final long DEAD_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final HouseTime time;
    private final ScheduledExecutorService beats = one("heartbeat");
    private final ScheduledExecutorService chores = one("chores");
    private volatile long lastBeat = System.nanoTime();

    Timekeeper(HouseTime time) {
        this.time = time;
    }

    /** The heart beats on a thread of its own: chores that wait for the store do not delay it. */
    void start(List<Runnable> everySecond) throws StoreFailure {
        time.begin();
        Future<?> _ =
                beats.scheduleWithFixedDelay(
                        this::beat, BEAT_MILLIS, BEAT_MILLIS, TimeUnit.MILLISECONDS);
        Future<?> _ =
                chores.scheduleWithFixedDelay(() -> tick(everySecond), 1, 1, TimeUnit.SECONDS);
    }

    private static ScheduledExecutorService one(String name) {
        return Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
    }

    /** Whether the store took a heartbeat lately. */
    boolean isAlive() {
        return System.nanoTime() - lastBeat < DEAD_NANOS;
    }

    Duration sinceLastBeat() {
        return Duration.ofNanos(System.nanoTime() - lastBeat);
    }

    private void beat() {
        try {
            time.beat();
            lastBeat = System.nanoTime();
        } catch (StoreFailure e) {
            LOG.warn("The house could not note that it is alive: {}", e.getMessage());
        } catch (RuntimeException mistake) {
            LOG.error("A heartbeat failed", mistake);
        }
    }

    /** One chore that fails keeps none of the others from being done. */
    private static void tick(List<Runnable> chores) {
        for (Runnable chore : chores) {
            try {
                chore.run();
            } catch (RuntimeException mistake) {
                LOG.error("A chore failed", mistake);
            }
        }
    }

    /** Notes a last time that the house is alive, so that its time goes on from here. */
    @Override
    public void close() {
        stop(chores);
        stop(beats);
        beat();
    }

    private static void stop(ScheduledExecutorService executor) {
        executor.shutdown();
        try {
            if (!executor.awaitTermination(5, TimeUnit.SECONDS)) {
                executor.shutdownNow();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
