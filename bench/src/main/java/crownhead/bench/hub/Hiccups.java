package crownhead.bench.hub;

import crownhead.bench.reliability.Latencies;

/**
 * How much too late a thread wakes that wants nothing but to sleep for a millisecond, again and
 * again: what the machine itself is late by.
 */
public final class Hiccups implements AutoCloseable {
    private static final long NAP_MILLIS = 1;

    private final Latencies late = new Latencies();
    private final Thread sleeper =
            Thread.ofPlatform().name("sleeper").daemon(true).unstarted(this::nap);

    private Hiccups() {}

    public static Hiccups begin() {
        Hiccups hiccups = new Hiccups();
        hiccups.sleeper.start();
        return hiccups;
    }

    /** What was found so far. */
    public Latencies late() {
        return late;
    }

    private void nap() {
        try {
            while (true) {
                long begin = System.nanoTime();
                Thread.sleep(NAP_MILLIS);
                late.add(System.nanoTime() - begin - NAP_MILLIS * 1_000_000);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        sleeper.interrupt();
    }
}
