package crownhead.bench;

import crownhead.bench.reliability.Fault;
import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.Invariant;
import crownhead.bench.reliability.IoFaults;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The disk fails under the real server while a crowd plays. */
final class FaultsSuite {
    private static final long SEED = 7_000;
    private static final int GAMES = 8;
    private static final double LONGEST_MILLIS_TO_SILENCE = 1_000;
    private static final Duration CONTROL_PATIENCE = Duration.ofSeconds(5);

    private final Path folder;
    private final Figures figures = new Figures();

    /** How many syncs fail at an open house and at one that opens, and how many disks get full. */
    record Size(int syncs, int starts, int fills) {
        static final Size FULL = new Size(200, 20, 20);
        static final Size QUICK = new Size(6, 2, 2);
    }

    private interface Round {
        IoFaults.Outcome run(int number) throws IOException;
    }

    private FaultsSuite(Path folder) {
        this.folder = folder;
    }

    static List<Figure> run(Size size, Path folder) throws IOException {
        FaultsSuite suite = new FaultsSuite(folder);
        suite.breakSyncs(size.syncs());
        suite.repeat(
                "starts",
                "of a sync while a new house opens; it opens the next time",
                size.starts(),
                number -> IoFaults.atStart(folder, number, GAMES, SEED));
        suite.repeat(
                "fills",
                "of disks of 1 to 8 MB, then given room, half of them after a kill",
                size.fills(),
                number -> IoFaults.ofFullDisk(folder, number, GAMES, SEED));
        suite.control();
        return suite.figures.all();
    }

    private void breakSyncs(int number) throws IOException {
        IoFaults.Outcome outcome =
                IoFaults.ofSyncs(house("syncs"), new IoFaults.Size(number, GAMES), SEED);
        requireSound("Failing syncs", outcome);
        double silence =
                outcome.faults().stream()
                        .mapToDouble(fault -> fault.millisToSilence().orElse(0))
                        .max()
                        .orElse(0);
        long mostOfOne =
                outcome.faults().stream().mapToLong(IoFaults.Met::mostOfOne).max().orElse(0);
        if (silence > LONGEST_MILLIS_TO_SILENCE || mostOfOne > 1) {
            throw new BrokenPromise(
                    "Moves were acknowledged for %.0f ms after the disk failed, %d of one player"
                            .formatted(silence, mostOfOne));
        }
        figures.add("syncs", "that failed: the first, second, third … one", "", number);
        figures.addUnbroken("syncs", List.of(outcome.findings()));
        figures.count(
                "unavailable-syncs",
                "answers that it cannot be done now",
                "",
                outcome.unavailable());
        figures.add("silence", "after which nothing is acknowledged, at most", "ms", silence);
        addBack("syncs", List.of(outcome));
    }

    private void repeat(String name, String what, int number, Round round) throws IOException {
        List<IoFaults.Outcome> outcomes = new ArrayList<>();
        for (int i = 1; i <= number; i++) {
            IoFaults.Outcome outcome = round.run(i);
            requireSound(name + " " + i, outcome);
            outcomes.add(outcome);
        }
        figures.add(name, what, "", number);
        figures.addUnbroken(name, outcomes.stream().map(IoFaults.Outcome::findings).toList());
        addBack(name, outcomes);
    }

    private void requireSound(String what, IoFaults.Outcome outcome) {
        figures.requireUnbroken(what, SEED, outcome.findings());
        if (outcome.stuck().isPresent()) {
            throw new BrokenPromise(what + ": " + outcome.stuck().get());
        }
    }

    private void addBack(String name, List<IoFaults.Outcome> outcomes) {
        List<Double> back =
                outcomes.stream()
                        .flatMap(outcome -> outcome.faults().stream())
                        .map(IoFaults.Met::millisToAMove)
                        .sorted()
                        .toList();
        if (!back.isEmpty()) {
            String what = "from the repair until everyone had moved, as a median";
            double median = back.get((back.size() - 1) / 2);
            figures.add("back-" + name, what, "ms", median, back.size());
            figures.add("back-" + name + "-most", "at most", "ms", back.getLast(), back.size());
        }
    }

    private void control() throws IOException {
        IoFaults.Size size = new IoFaults.Size(1, GAMES, CONTROL_PATIENCE);
        IoFaults.Outcome outcome =
                IoFaults.ofSyncs(house("control").with(Fault.HIDES_FAILURES), size, SEED);
        figures.addControl("hides-failures", Invariant.I1, outcome.findings());
    }

    private HouseServer.Setup house(String name) {
        return HouseServer.Setup.in(folder.resolve(name));
    }
}
