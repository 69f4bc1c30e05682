package crownhead.bench;

import crownhead.bench.reliability.CrashStates;
import crownhead.bench.reliability.Fault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The power is cut at random moments of recordings of the real server. */
final class CrashesSuite {
    private static final long SEED = 2_000;
    private static final int GAMES = 8;
    private static final int MOVES = 500;
    private static final int RUNS = 2;

    private final Path folder;
    private final Figures figures = new Figures();

    /** So many recordings, and states of each. */
    record Size(int recordings, int states) {
        static final Size FULL = new Size(3, 10_000);
        static final Size QUICK = new Size(1, 500);

        private CrashStates.Size ofOne() {
            return new CrashStates.Size(RUNS, GAMES, MOVES, states);
        }
    }

    private CrashesSuite(Path folder) {
        this.folder = folder;
    }

    static List<Figure> run(Size size, Path folder) throws IOException {
        CrashesSuite suite = new CrashesSuite(folder);
        List<CrashStates.Outcome> outcomes = new ArrayList<>();
        for (int number = 0; number < size.recordings(); number++) {
            outcomes.add(suite.recordSound(number, size));
            System.out.println("crashes: " + (number + 1) + " recordings");
        }
        suite.add(outcomes);
        suite.control(size);
        return suite.figures.all();
    }

    /** The first one as it is; the others copy their log of writes into the database often. */
    private CrashStates.Outcome recordSound(int number, Size size) throws IOException {
        Fault fault = number == 0 ? Fault.NONE : Fault.TIDIES_OFTEN;
        long seed = SEED + number;
        Path place = Files.createDirectory(folder.resolve("recording-" + number));
        CrashStates.Outcome outcome = CrashStates.run(place, fault, size.ofOne(), seed);
        figures.requireUnbroken("A recording", seed, outcome.findings());
        if (outcome.lost() + outcome.corrupt() + outcome.holes() + outcome.changed() > 0) {
            throw new BrokenPromise(
                    "A power cut with seed %d:%n  %s"
                            .formatted(seed, String.join("\n  ", outcome.evidence())));
        }
        return outcome;
    }

    private void add(List<CrashStates.Outcome> outcomes) {
        long states = outcomes.stream().mapToLong(CrashStates.Outcome::states).sum();
        long rows = outcomes.stream().mapToLong(CrashStates.Outcome::acknowledged).sum();
        long byHouse = outcomes.stream().mapToLong(CrashStates.Outcome::byHouse).sum();
        figures.add("recordings", "of games at the real server, killed once", "", outcomes.size());
        figures.count("rows-recorded", "and acknowledged", "", rows);
        figures.count("states", "of the disk after a power cut, each opened", "", states);
        figures.count(
                "states-of-house", "of them, opened by the storage of the house", "", byHouse);
        figures.add("states-lost", "that lack an acknowledged row", "", 0);
        figures.add("states-corrupt", "that cannot be read, or have a hole", "", 0);
    }

    private void control(Size size) throws IOException {
        Path place = Files.createDirectory(folder.resolve("control"));
        CrashStates.Outcome outcome =
                CrashStates.run(place, Fault.SYNCS_RARELY, size.ofOne(), SEED);
        if (outcome.lost() == 0) {
            throw new BrokenPromise("The planted fault syncs-rarely was not found");
        }
        String states = "planted fault: states of %d that lost rows".formatted(outcome.states());
        figures.add("control-syncs-rarely", states, "", outcome.lost());
        figures.count("control-most-lost", "rows that one of them lost", "", outcome.mostLost());
    }
}
