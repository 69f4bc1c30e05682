package crownhead.bench;

import crownhead.bench.reliability.Fault;
import crownhead.bench.reliability.Guesses;
import crownhead.bench.reliability.Guessing;
import crownhead.bench.reliability.HouseServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A flood of wrong passwords and keys, at a house whose rates do not hold it up. */
final class GuessesSuite {
    static final Size FULL = new Size(flood(1_000, Duration.ofMinutes(2), 20, 10_000), 1_000);
    static final Size QUICK = new Size(flood(1_000, Duration.ofSeconds(10), 10, 1_000), 50);
    static final Size CONTROL = new Size(flood(200, Duration.ZERO, 1, 1), 10);

    /** So many passwords are looked at at once. */
    private static final int AT_ONCE = 2;

    /**
     * How much is done.
     *
     * @param ofEachName how many sign-ins are timed by a name that is known, and by one that is not
     */
    record Size(Guessing.Size flood, int ofEachName) {}

    private final Path folder;
    private final Figures figures = new Figures();

    private GuessesSuite(Path folder) {
        this.folder = folder;
    }

    private static Guessing.Size flood(int perSecond, Duration time, int games, int warmUpMoves) {
        return new Guessing.Size(perSecond, time, games, warmUpMoves);
    }

    static List<Figure> run(Size size, Path folder) throws IOException {
        GuessesSuite suite = new GuessesSuite(folder);
        suite.addFlood(size.flood(), Guessing.flood(suite.house("house"), size.flood()));
        int each = size.ofEachName();
        suite.addMedians(each, Guessing.medians(suite.house("quiet"), each));
        suite.control();
        return suite.figures.all();
    }

    private void addFlood(Guessing.Size size, Guessing.Flood flood) {
        Guesses.Answers answers = flood.answers();
        if (answers.others() > 0) {
            throw new BrokenPromise("Guesses were answered otherwise: " + answers);
        }
        String what = "in %d s, all refused".formatted(size.time().toSeconds());
        figures.count("guesses", what, "", answers.all());
        figures.count("guesses-hashed", "of them looked at as passwords", "", answers.lookedAt());
        figures.count("guesses-keys", "of them looked at as keys", "", answers.wrongKeys());
        figures.count("guesses-away", "of them told to come later", "", answers.turnedAway());
        figures.add("guesses-at-once", "passwords hashed, at most", "", flood.hashedAtOnce());
        figures.add(
                "guesses-memory",
                "resident more than before, when all of the heap was already",
                "MiB",
                flood.moreMebibytes());
        figures.add(
                "guesses-p99",
                "of moves in " + size.games() + " games meanwhile",
                "ms",
                flood.p99(),
                flood.moves());
    }

    private void addMedians(int each, Guessing.Medians medians) {
        figures.add("guess-known", "at a name that is known", "ms", medians.known(), each);
        figures.add("guess-unknown", "at one that nobody has", "ms", medians.unknown(), each);
        figures.add(
                "guess-difference", "between the medians", "ms", medians.difference(), 2 * each);
    }

    private void control() throws IOException {
        HouseServer.Setup busy = house("many").with(Fault.HASHES_TOO_MANY);
        int hashed = Guessing.flood(busy, CONTROL.flood()).hashedAtOnce();
        HouseServer.Setup talkative = house("tells").with(Fault.TELLS_WHO_IS_KNOWN);
        Guessing.Medians told = Guessing.medians(talkative, CONTROL.ofEachName());
        if (hashed <= AT_ONCE || told.difference() < told.known() / 2) {
            throw new BrokenPromise("A planted fault was not found: " + hashed + ", " + told);
        }
        figures.count("control-hashes", "planted fault: hashed at once", "", hashed);
        figures.add("control-tells", "planted fault: between the medians", "ms", told.difference());
    }

    private HouseServer.Setup house(String name) {
        return HouseServer.Setup.in(folder.resolve(name))
                .forLongWithAllItsHeap(HouseServer.HEAP_MEBIBYTES);
    }
}
