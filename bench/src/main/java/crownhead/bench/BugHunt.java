package crownhead.bench;

import crownhead.play.simulation.Bug;
import crownhead.play.simulation.Promise;
import crownhead.play.simulation.Simulation;

/** Where a planted bug was found: the first seed, and the first promise that it broke there. */
record BugHunt(long seed, Promise promise) {
    static final String FIGURE_PREFIX = "bug-";
    static final int SEEDS = 2_000;

    /** Tries the seeds in order. */
    static BugHunt of(Bug bug) {
        for (long seed = 0; seed < SEEDS; seed++) {
            Simulation.Run run = Simulation.run(seed, bug);
            if (!run.violations().isEmpty()) {
                return new BugHunt(seed, run.violations().getFirst().promise());
            }
        }
        throw new BrokenPromise("The bug " + bug + " was not found in " + SEEDS + " seeds");
    }
}
