package crownhead.bench;

import crownhead.bench.reliability.Fault;
import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.Rehearsal;
import crownhead.bench.reliability.Restarts;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Everybody who was in the hall comes back when the house was closed and is open again. */
final class HerdSuite {
    /** As our clients have it. */
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

    static final Restarts.Size FULL = new Restarts.Size(10, 4_950, 25, LONGEST_PAUSE);
    static final Restarts.Size QUICK = new Restarts.Size(1, 1_000, 5, LONGEST_PAUSE);

    private static final long SEED = 10_000;

    /** More than so many in a hundred in one second are a herd. */
    private static final double MOST_AT_ONCE = 10;

    private final Path folder;
    private final Rehearsal rehearsal;
    private final Figures figures = new Figures();

    private HerdSuite(Path folder) throws IOException {
        this.folder = folder;
        this.rehearsal = Rehearsal.in(folder);
    }

    static List<Figure> run(Restarts.Size size, Path folder) throws IOException {
        HerdSuite suite = new HerdSuite(folder);
        suite.restart(size);
        suite.control(new Restarts.Size(1, size.people(), 2, LONGEST_PAUSE));
        return suite.figures.all();
    }

    private void restart(Restarts.Size size) throws IOException {
        Restarts.Outcome outcome = Restarts.of(house("house"), size, SEED);
        figures.requireUnbroken("Restarts", SEED, outcome.findings());
        List<Restarts.Restart> all = outcome.restarts();
        figures.count("restarts", "of the real server, told by SIGTERM", "", all.size());
        figures.count("herd", "people in the hall, who all came back", "", size.people());
        int untold = all.stream().mapToInt(Restarts.Restart::untold).sum();
        figures.count("broken-moments", "of them not told when to", "", untold);
        add("herd-back", "from the opening until all were, at most", "ms", all, it -> it.millis());
        add(
                "herd-fullest-second",
                "of them came in the second in which most came, at most",
                "%",
                all,
                it -> it.fullestSecond());
        add(
                "herd-p99",
                "of moves in " + size.games() + " games meanwhile, at most",
                "ms",
                all,
                it -> it.p99());
        add(
                "herd-heap",
                "in use with all of them, times what it was before, at most",
                "",
                all,
                it -> it.heap());
        figures.addUnbroken("herd", List.of(outcome.findings()));
    }

    private void add(
            String name,
            String what,
            String unit,
            List<Restarts.Restart> all,
            ToDoubleFunction<Restarts.Restart> value) {
        figures.add(
                name, what, unit, all.stream().mapToDouble(value).max().orElseThrow(), all.size());
    }

    /** A house that names no moment to come back. */
    private void control(Restarts.Size size) throws IOException {
        Restarts.Restart restart =
                Restarts.of(house("control").with(Fault.VANISHES), size, SEED)
                        .restarts()
                        .getFirst();
        if (restart.untold() == 0 || restart.fullestSecond() <= MOST_AT_ONCE) {
            throw new BrokenPromise("A house that names no moment to come back was not found");
        }
        figures.add(
                "control-vanishes",
                "planted fault: who was not told came in one second",
                "%",
                restart.fullestSecond());
    }

    private HouseServer.Setup house(String name) {
        return rehearsal.before(HouseServer.Setup.in(folder.resolve(name)));
    }
}
