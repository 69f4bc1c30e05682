package crownhead.bench;

import crownhead.bench.load.Bustle;
import crownhead.bench.load.MoveTimes;
import crownhead.bench.reliability.Fault;
import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.Latencies;
import crownhead.bench.reliability.Soak;
import crownhead.bench.reliability.Traces;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/** A house that is played in for long holds no more in the end than at first. */
final class SoakSuite {
    private static final Duration LATE = Duration.ofSeconds(3);
    private static final Duration MINUTE = Duration.ofMinutes(1);

    /** The others play half of what 500 games can, which do not think. */
    static final Soak.Size FULL =
            new Soak.Size(
                    100,
                    Duration.ofMillis(250),
                    new Bustle.Size(500, Duration.ofMillis(33)),
                    60,
                    MINUTE);

    static final Soak.Size QUICK =
            new Soak.Size(
                    20,
                    Duration.ofMillis(20),
                    new Bustle.Size(50, Duration.ofMillis(50)),
                    8,
                    Duration.ofSeconds(5));
    static final Soak.Size CONTROL =
            new Soak.Size(
                    4,
                    Duration.ofMillis(5),
                    new Bustle.Size(2, Duration.ofMillis(50)),
                    2,
                    Duration.ofSeconds(1));

    private static final long SEED = 20_000;

    /** More than so many in a hundred of what it was is too much. */
    private static final double MOST_HEAP = 110;

    private static final int HEAP_MEBIBYTES = 1024;

    private final Path folder;
    private final Figures figures = new Figures();

    private SoakSuite(Path folder) {
        this.folder = folder;
    }

    static List<Figure> run(Soak.Size size, Path folder) throws IOException {
        SoakSuite suite = new SoakSuite(folder);
        suite.soak(size);
        suite.control();
        return suite.figures.all();
    }

    private void soak(Soak.Size size) throws IOException {
        Soak.Outcome outcome = Soak.of(house("house"), size, SEED);
        figures.requireUnbroken("A long time", SEED, outcome.findings());
        addPlay(size, outcome);
        List<Soak.Sample> warm = warm(outcome);
        figures.add("soak-heap", "in use after a collection, of what it was", "%", heap(outcome));
        figures.add(
                "soak-heap-slope",
                "of that",
                "MiB/h",
                slope(warm, it -> it.traces().mebibytes()),
                warm.size());
        figures.add(
                "soak-resident-slope",
                "of the memory that the system counts, all of the heap in it",
                "MiB/h",
                slope(warm, Soak.Sample::resident),
                warm.size());
        figures.add("left-threads", "more than at first", "", more(warm, Traces::threads));
        figures.add("left-files", "and sockets more", "", more(warm, Traces::files));
        figures.count(
                "broken-solitude",
                "connections to elsewhere, looked for every second",
                "",
                outcome.strangers().size());
        figures.addUnbroken("soak", List.of(outcome.findings()));
    }

    private void addPlay(Soak.Size size, Soak.Outcome outcome) {
        Duration time = size.round().multipliedBy(size.rounds());
        figures.add(
                "soak",
                "of %d games; everybody broke off %d times".formatted(size.games(), size.rounds()),
                "min",
                time.toSeconds() / 60.0);
        figures.add("soak-busy", "of one processor", "%", outcome.busy());
        Latencies moves = outcome.moves();
        figures.count("soak-moves", "that reached the opponent", "", moves.count());
        figures.add("soak-p99", "of them", "ms", moves.millis(99), moves.count());
        figures.add("soak-longest", "of them", "ms", moves.millis(100), moves.count());
        figures.count("late-soak", "of them over 3 s", "", moves.longerThan(LATE));
        Latencies returns = outcome.returns();
        figures.count("soak-refreshes", "from knocking to the board", "", returns.count());
        figures.add("soak-refresh-p99", "of them", "ms", returns.millis(99), returns.count());
        figures.count("late-refreshes", "of them over 3 s", "", returns.longerThan(LATE));
        MoveTimes others = outcome.others().times();
        figures.count(
                "soak-others",
                "moves in %d games beside them".formatted(size.others().games()),
                "",
                others.count());
        figures.add("soak-others-rate", "of them", "moves/s", outcome.others().movesPerSecond());
        figures.add("soak-others-p99", "of them", "ms", others.millis(99), others.count());
        figures.count("late-others", "of them over 3 s", "", others.longerThan(LATE));
    }

    /** What comes after the first quarter: before that, the house warms up. */
    private static List<Soak.Sample> warm(Soak.Outcome outcome) {
        List<Soak.Sample> all = outcome.samples();
        return all.subList(all.size() / 4, all.size());
    }

    /** What is in use in the end, in a hundredth of what was after the first quarter. */
    static double heap(Soak.Outcome outcome) {
        List<Soak.Sample> warm = warm(outcome);
        return 100 * warm.getLast().traces().mebibytes() / warm.getFirst().traces().mebibytes();
    }

    /** How much more it is in an hour, by the line with the least squares. */
    private static double slope(List<Soak.Sample> samples, ToDoubleFunction<Soak.Sample> value) {
        double hours = samples.stream().mapToDouble(Soak.Sample::hours).average().orElseThrow();
        double usual = samples.stream().mapToDouble(value).average().orElseThrow();
        double both = 0;
        double square = 0;
        for (Soak.Sample sample : samples) {
            double away = sample.hours() - hours;
            both += away * (value.applyAsDouble(sample) - usual);
            square += away * away;
        }
        return both / square;
    }

    /** By how much the least in the last third is more than the most in the first. */
    private static int more(List<Soak.Sample> samples, ToIntFunction<Traces> count) {
        int third = Math.max(1, samples.size() / 3);
        int most =
                samples.subList(0, third).stream()
                        .mapToInt(it -> count.applyAsInt(it.traces()))
                        .max()
                        .orElseThrow();
        int least =
                samples.subList(samples.size() - third, samples.size()).stream()
                        .mapToInt(it -> count.applyAsInt(it.traces()))
                        .min()
                        .orElseThrow();
        return Math.max(0, least - most);
    }

    private void control() throws IOException {
        double heap = heap(Soak.of(house("control").with(Fault.HOARDS), CONTROL, SEED));
        if (heap <= MOST_HEAP) {
            throw new BrokenPromise("A house that keeps what it need not was not found");
        }
        figures.add("control-hoards", "planted fault: in use, of what it was", "%", heap);
    }

    private HouseServer.Setup house(String name) {
        return HouseServer.Setup.in(folder.resolve(name)).forLongWithAllItsHeap(HEAP_MEBIBYTES);
    }
}
