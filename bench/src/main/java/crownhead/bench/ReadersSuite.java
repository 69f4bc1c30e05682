package crownhead.bench;

import crownhead.bench.load.Gallery;
import crownhead.bench.reliability.Fault;
import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.SlowReading;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Onlookers who do not read what they are sent. */
final class ReadersSuite {
    static final SlowReading.Size FULL =
            new SlowReading.Size(
                    new Gallery.Size(194, 0, Duration.ofMillis(20)),
                    6,
                    Duration.ofMinutes(10),
                    Duration.ofMinutes(3));
    static final SlowReading.Size QUICK =
            new SlowReading.Size(
                    new Gallery.Size(20, 0, Duration.ofMillis(4)),
                    6,
                    Duration.ofSeconds(30),
                    Duration.ofMinutes(1));

    /** A sound house sends them away in a part of this time. */
    static final SlowReading.Size CONTROL =
            new SlowReading.Size(
                    new Gallery.Size(2, 0, Duration.ofMillis(1)),
                    2,
                    Duration.ZERO,
                    Duration.ofSeconds(12));

    private ReadersSuite() {}

    static List<Figure> run(SlowReading.Size size, Path folder) throws IOException {
        SlowReading.Outcome outcome = SlowReading.at(house(folder, "house"), size);
        if (outcome.stayed() > 0 || !outcome.errors().isEmpty()) {
            throw new BrokenPromise("Slow readers stayed, or others were disturbed: " + outcome);
        }
        Figures figures = new Figures();
        figures.count("readers", "onlookers at one table", "", size.gallery().readers());
        figures.count("readers-slow", "more who did not read, at a time", "", size.slow());
        figures.count("readers-sent-away", "of those who did not read", "", outcome.sentAway());
        figures.add(
                "readers-cut",
                "from the house's last word until such a connection was gone, at most",
                "ms",
                outcome.slowestMillis(),
                outcome.sentAway());
        figures.add(
                "readers-p99",
                "of the players' moves at that table",
                "ms",
                outcome.p99(),
                outcome.moves());
        figures.add(
                "readers-heap",
                "in use after a collection, more than without slow ones",
                "MiB",
                outcome.moreMebibytes());
        figures.count("control-waits", "planted fault: slow ones who stayed", "", waited(folder));
        return figures.all();
    }

    private static int waited(Path folder) throws IOException {
        HouseServer.Setup patient = house(folder, "control").with(Fault.WAITS_FOR_READERS);
        int stayed = SlowReading.at(patient, CONTROL).stayed();
        if (stayed == 0) {
            throw new BrokenPromise("A house that waits for slow readers was not found");
        }
        return stayed;
    }

    private static HouseServer.Setup house(Path folder, String name) {
        return HouseServer.Setup.in(folder.resolve(name)).forLong();
    }
}
