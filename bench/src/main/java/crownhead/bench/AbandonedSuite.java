package crownhead.bench;

import crownhead.bench.reliability.Abandoned;
import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.Traces;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Games that are played and abandoned leave nothing behind. */
final class AbandonedSuite {
    static final Abandoned.Size FULL = new Abandoned.Size(10_000, 100, Duration.ofMinutes(12));
    static final Abandoned.Size QUICK = new Abandoned.Size(100, 50, Duration.ZERO);

    private static final long SEED = 11_000;

    private AbandonedSuite() {}

    static List<Figure> run(Abandoned.Size size, Path folder) throws IOException {
        Abandoned.Outcome outcome =
                Abandoned.of(HouseServer.Setup.in(folder.resolve("house")), size, SEED);
        Traces before = outcome.before();
        Traces after = outcome.after();
        if (outcome.control().files() <= after.files() || outcome.control().tables() == 0) {
            throw new BrokenPromise("Players who stay were not seen: " + outcome);
        }
        Figures figures = new Figures();
        figures.add("abandoned-games", "played and left by both", "", outcome.games());
        figures.add(
                "abandoned-heap",
                "in use after a collection, of what it was after the first "
                        + size.atOnce()
                        + " of them",
                "%",
                100 * after.mebibytes() / before.mebibytes());
        figures.add("abandoned-mebibytes", "in use in the end", "MiB", after.mebibytes());
        figures.add(
                "left-threads", "more than at first", "", more(before.threads(), after.threads()));
        figures.add("left-files", "and sockets more", "", more(before.files(), after.files()));
        figures.add("left-tables", "held in memory", "", after.tables());
        figures.add(
                "control-staying",
                "planted fault: files more when nobody goes",
                "",
                outcome.control().files() - after.files());
        return figures.all();
    }

    private static int more(int before, int after) {
        return Math.max(0, after - before);
    }
}
