package crownhead.play.computer;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Future;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Few threads that think for all computers: one core always is for people. Whoever has to wait
 * waits here, and not a thread for each. Once they are closed, nothing more is begun.
 */
public final class Thinkers implements Backroom, AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final Consumer<RuntimeException> mistakes;
    private final ThreadPoolExecutor thinking;
    private final ScheduledExecutorService waiting;

    /** {@code mistakes} is told what went wrong by a mistake of the program. */
    public Thinkers(int cores, Consumer<RuntimeException> mistakes) {
        this.mistakes = mistakes;
        int most = Math.max(1, cores - 1);
        thinking =
                new ThreadPoolExecutor(
                        most,
                        most,
                        0,
                        TimeUnit.SECONDS,
                        new PriorityBlockingQueue<>(),
                        threads("thinker"),
                        new ThreadPoolExecutor.DiscardPolicy());
        waiting =
                new ScheduledThreadPoolExecutor(
                        1, threads("pace"), new ThreadPoolExecutor.DiscardPolicy());
    }

    private static ThreadFactory threads(String name) {
        return Thread.ofPlatform().name(name, 0).daemon(true).factory();
    }

    @Override
    public void soon(Runnable errand) {
        Thread.ofVirtual().name("computer").start(() -> carryOut(errand));
    }

    @Override
    public void after(Duration time, Runnable errand) {
        Future<?> _ = waiting.schedule(() -> soon(errand), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void think(Instant before, Runnable thought) {
        thinking.execute(new Thought(before, () -> carryOut(thought)));
    }

    @Override
    public int waiting() {
        return thinking.getQueue().size();
    }

    /** A table that has gone wrong keeps no other from being played at. */
    private void carryOut(Runnable errand) {
        try {
            errand.run();
        } catch (RuntimeException mistake) {
            mistakes.accept(mistake);
        }
    }

    @Override
    public void close() {
        waiting.shutdownNow();
        thinking.shutdownNow();
        try {
            thinking.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private record Thought(Instant before, Runnable work) implements Runnable, Comparable<Thought> {
        @Override
        public int compareTo(Thought other) {
            return before.compareTo(other.before);
        }

        @Override
        public void run() {
            work.run();
        }
    }
}
