package crownhead.bench;

import crownhead.play.simulation.Bug;
import crownhead.play.simulation.Promise.Violation;
import crownhead.play.simulation.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** What many simulated worlds came to. */
record Worlds(long seeds, long commands, long rows, List<Broken> broken) {
    private static final Worlds NONE = new Worlds(0, 0, 0, List.of());
    private static final int SHOWN = 10;

    /** A promise that was broken, and the seed to see it again with. */
    record Broken(long seed, Violation violation) {}

    Worlds {
        broken = List.copyOf(broken);
    }

    /** Simulates the worlds of all seeds from one up to another, on all cores. */
    static Worlds simulate(long from, long to) {
        return LongStream.range(from, to)
                .parallel()
                .mapToObj(seed -> of(seed, Simulation.run(seed, Bug.NONE)))
                .reduce(NONE, Worlds::plus);
    }

    static Worlds of(long seed, Simulation.Run run) {
        List<Broken> broken =
                run.violations().stream().map(violation -> new Broken(seed, violation)).toList();
        return new Worlds(1, run.commands(), run.rows(), broken);
    }

    Worlds plus(Worlds other) {
        List<Broken> all = new ArrayList<>(broken);
        all.addAll(other.broken);
        return new Worlds(seeds + other.seeds, commands + other.commands, rows + other.rows, all);
    }

    /** Fails with the seeds that broke a promise, if any did. */
    void requireUnbroken() {
        if (broken.isEmpty()) {
            return;
        }
        StringBuilder message = new StringBuilder("Promises were broken: " + broken.size());
        for (Broken one : broken.subList(0, Math.min(SHOWN, broken.size()))) {
            message.append("\n  seed ").append(one.seed()).append(": ").append(one.violation());
        }
        throw new BrokenPromise(message.toString());
    }
}
