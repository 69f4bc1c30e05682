package crownhead.bench;

import crownhead.bench.reliability.Checker;
import crownhead.bench.reliability.Drains;
import crownhead.bench.reliability.Fault;
import crownhead.bench.reliability.HouseServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The real server is told to stop while a crowd plays over both doors. */
final class DrainsSuite {
    private static final long SEED = 9_000;
    private static final Duration LONGEST_PLAY = Duration.ofSeconds(2);

    /** So many drains share their data: to check the log of more takes memory. */
    private static final int ON_THE_SAME_DATA = 10;

    private static final Drains.Size CONTROL = new Drains.Size(1, 10, LONGEST_PLAY);

    private final Path folder;
    private final Figures figures = new Figures();

    /** How many drains, and how many games are played meanwhile. */
    record Size(int drains, int games) {
        static final Size FULL = new Size(50, 500);
        static final Size QUICK = new Size(3, 20);
    }

    private DrainsSuite(Path folder) {
        this.folder = folder;
    }

    static List<Figure> run(Size size, Path folder) throws IOException {
        DrainsSuite suite = new DrainsSuite(folder);
        suite.drain(size);
        suite.control();
        return suite.figures.all();
    }

    private void drain(Size size) throws IOException {
        List<Drains.Drain> drains = new ArrayList<>();
        List<Checker.Findings> findings = new ArrayList<>();
        while (drains.size() < size.drains()) {
            long seed = SEED + drains.size();
            int some = Math.min(ON_THE_SAME_DATA, size.drains() - drains.size());
            HouseServer.Setup house = HouseServer.Setup.in(folder.resolve("house-" + seed));
            Drains.Outcome outcome =
                    Drains.of(house, new Drains.Size(some, size.games(), LONGEST_PLAY), seed);
            figures.requireUnbroken("Drains", seed, outcome.findings());
            drains.addAll(outcome.drains());
            findings.add(outcome.findings());
        }
        add(size, drains);
        figures.addUnbroken("drains", findings);
    }

    private void add(Size size, List<Drains.Drain> drains) {
        int failures = (int) drains.stream().filter(drain -> drain.exitCode() != 0).count();
        if (failures > 0) {
            throw new BrokenPromise(failures + " drains did not end with 0");
        }
        String what = "of a house with %d games, each ended with 0".formatted(size.games());
        figures.add("drains", what, "", drains.size());
        figures.add(
                "exit-slowest",
                "from SIGTERM until it was gone, at most",
                "ms",
                drains.stream().mapToDouble(Drains.Drain::millis).max().orElseThrow(),
                drains.size());
        int connected = drains.stream().mapToInt(Drains.Drain::connected).sum();
        int unwarned = drains.stream().mapToInt(Drains.Drain::unwarned).sum();
        figures.add("connected", "clients when it was told to stop", "", connected);
        figures.add("broken-goodbyes", "of them not told when to come back", "", unwarned);
    }

    private void control() throws IOException {
        HouseServer.Setup house =
                HouseServer.Setup.in(folder.resolve("control")).with(Fault.VANISHES);
        Drains.Outcome vanished = Drains.of(house, CONTROL, SEED);
        int unwarned = vanished.drains().stream().mapToInt(Drains.Drain::unwarned).sum();
        if (unwarned == 0) {
            throw new BrokenPromise("A house that goes without a word was not found");
        }
        figures.add("control-vanishes", "planted fault: clients that were not told", "", unwarned);
    }
}
