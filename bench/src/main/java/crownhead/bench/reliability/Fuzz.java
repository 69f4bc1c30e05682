package crownhead.bench.reliability;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

/** Reads texts that were spoilt at random, so many times. */
public final class Fuzz {
    private static final int RUNS_IN_A_BLOCK = 1000;
    private static final int KEPT = 10;

    /** Reads a text; refusing it is fine, and so is not. Everything else is thrown. */
    public interface Reading {
        /** Whether the text was fine. */
        boolean isFine(String text) throws Exception;
    }

    /**
     * What came of it.
     *
     * @param fine texts that were taken although they were spoilt: without some, little is tried
     * @param broken what was thrown that no reader may throw, and for which text
     * @param slowestMillis the longest that a text took
     */
    public record Outcome(long runs, long fine, List<String> broken, double slowestMillis) {
        static final Outcome NOTHING = new Outcome(0, 0, List.of(), 0);

        Outcome plus(Outcome other) {
            List<String> both = new ArrayList<>(broken);
            other.broken.stream().limit(Math.max(0, KEPT - both.size())).forEach(both::add);
            return new Outcome(
                    runs + other.runs,
                    fine + other.fine,
                    List.copyOf(both),
                    Math.max(slowestMillis, other.slowestMillis));
        }
    }

    private final Spoiling spoiling;
    private final Reading reading;

    private Fuzz(Spoiling spoiling, Reading reading) {
        this.spoiling = spoiling;
        this.reading = reading;
    }

    /** On all cores; the same seed tries the same texts. */
    public static Outcome run(List<String> samples, Reading reading, long runs, long seed) {
        Fuzz fuzz = new Fuzz(new Spoiling(samples), reading);
        return LongStream.range(0, (runs + RUNS_IN_A_BLOCK - 1) / RUNS_IN_A_BLOCK)
                .parallel()
                .mapToObj(block -> fuzz.block(new SplittableRandom(seed + block)))
                .reduce(Outcome.NOTHING, Outcome::plus);
    }

    private Outcome block(SplittableRandom chance) {
        Outcome all = Outcome.NOTHING;
        for (int i = 0; i < RUNS_IN_A_BLOCK; i++) {
            all = all.plus(one(spoiling.spoilt(chance)));
        }
        return all;
    }

    private Outcome one(String text) {
        long begin = System.nanoTime();
        try {
            boolean isFine = reading.isFine(text);
            return new Outcome(1, isFine ? 1 : 0, List.of(), millisSince(begin));
        } catch (Exception | StackOverflowError | OutOfMemoryError e) {
            return new Outcome(1, 0, List.of(e + " for " + text), millisSince(begin));
        }
    }

    private static double millisSince(long begin) {
        return (System.nanoTime() - begin) / 1e6;
    }
}
