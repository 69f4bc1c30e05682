package crownhead.engine.endgame.build;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Some threads that share the positions of a slice among them. */
public final class Crew implements AutoCloseable {
    private static final int SHARE = 1 << 14;

    private final int threads;
    private final ExecutorService pool;

    public Crew(int threads) {
        this.threads = threads;
        this.pool = Executors.newFixedThreadPool(threads);
    }

    /** One thread's part of a pass: it is given stretches of positions until none is left. */
    interface Hand {
        void take(int from, int to);
    }

    /** Has every position below {@code size} taken once, and waits for it. */
    <H extends Hand> List<H> each(int size, Supplier<H> hired) {
        AtomicInteger next = new AtomicInteger();
        int shares = (size + SHARE - 1) / SHARE;
        List<H> hands = new ArrayList<>();
        List<Future<?>> work = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, shares); i++) {
            H hand = hired.get();
            hands.add(hand);
            work.add(pool.submit(() -> takeAll(hand, next, shares, size)));
        }
        work.forEach(Crew::await);
        return hands;
    }

    private static void takeAll(Hand hand, AtomicInteger next, int shares, int size) {
        for (int share = next.getAndIncrement(); share < shares; share = next.getAndIncrement()) {
            hand.take(share * SHARE, Math.min(size, (share + 1) * SHARE));
        }
    }

    private static void await(Future<?> part) {
        try {
            part.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while a slice was being made", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("A pass over a slice failed", e);
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
