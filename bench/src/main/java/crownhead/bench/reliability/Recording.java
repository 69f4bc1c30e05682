package crownhead.bench.reliability;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * All that a real house did with its disk and told a crowd, and the log that it left in the end.
 */
record Recording(List<Step> steps, StoredLog end, Checker.Findings findings) {
    /** A liveness bound, and no figure. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /**
     * Plays for so many moves at a house that is opened so many times. It is killed each time but
     * the last, so that it finds its database as a crash leaves it.
     */
    static Recording make(Path folder, Fault fault, CrashStates.Size size, long seed)
            throws IOException {
        HouseServer.Setup setup = HouseServer.Setup.in(folder.resolve("house")).with(fault);
        List<Step> steps = new ArrayList<>();
        List<History.Outage> outages = new ArrayList<>();
        Crowd crowd = new Crowd(size.games(), seed);
        try {
            for (int run = 1; run <= size.runs(); run++) {
                Path trace = folder.resolve("trace-" + run);
                try (HouseServer house = HouseServer.start(setup.under(Trace.command(trace)))) {
                    closeOutage(outages);
                    play(house, crowd, size.moves());
                    if (run < size.runs()) {
                        crowd.stayAway();
                        outages.add(new History.Outage(System.nanoTime(), Long.MAX_VALUE));
                        // The tracer stays and writes down the end.
                        ProcessHandle.of(house.pid()).ifPresent(ProcessHandle::destroyForcibly);
                    }
                }
                steps.addAll(Trace.read(trace, setup.data()));
            }
        } finally {
            crowd.close();
        }
        Checker.Findings findings = Kills.check(setup, crowd, outages);
        return new Recording(steps, endOf(setup), findings);
    }

    private static void play(HouseServer house, Crowd crowd, int moves) {
        List<Long> marks = crowd.marks();
        long enough = crowd.moves() + moves;
        crowd.goTo(house.doors());
        crowd.awaitAMoveOfEveryone(marks, PATIENCE);
        crowd.awaitInTotal(enough, PATIENCE);
    }

    private static void closeOutage(List<History.Outage> outages) {
        if (!outages.isEmpty()) {
            History.Outage last = outages.removeLast();
            outages.add(new History.Outage(last.from(), System.nanoTime()));
        }
    }

    private static StoredLog endOf(HouseServer.Setup setup) throws IOException {
        try {
            return StoredLog.read(setup.data().resolve("crownhead.db"));
        } catch (SQLException e) {
            throw new IOException("The log that the house left cannot be read", e);
        }
    }
}
