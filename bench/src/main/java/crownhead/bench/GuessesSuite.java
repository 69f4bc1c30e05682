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
    static final Guessing.Size FULL =
            new Guessing.Size(new Guesses.Size(1_000, Duration.ofMinutes(2)), 20, 10_000, 1_000);
    static final Guessing.Size QUICK =
            new Guessing.Size(new Guesses.Size(1_000, Duration.ofSeconds(10)), 10, 1_000, 50);

    static final Guessing.Size CONTROL =
            new Guessing.Size(new Guesses.Size(200, Duration.ofSeconds(4)), 1, 1, 10);

    /** So many passwords are looked at at once. */
    private static final int AT_ONCE = 2;

    private final Path folder;
    private final Figures figures = new Figures();

    private GuessesSuite(Path folder) {
        this.folder = folder;
    }

    static List<Figure> run(Guessing.Size size, Path folder) throws IOException {
        GuessesSuite suite = new GuessesSuite(folder);
        Guessing.Outcome outcome = Guessing.at(suite.house("house"), size);
        suite.addFlood(size, outcome.flood());
        suite.addMedians(size, outcome.medians());
        suite.control();
        return suite.figures.all();
    }

    private void addFlood(Guessing.Size size, Guessing.Flood flood) {
        Guesses.Answers answers = flood.answers();
        if (answers.others() > 0) {
            throw new BrokenPromise("Guesses were answered otherwise: " + answers);
        }
        String what = "in %d s, all refused".formatted(size.flood().time().toSeconds());
        figures.count("guesses", what, "", answers.all());
        figures.count("guesses-hashed", "of them looked at as passwords", "", answers.lookedAt());
        figures.count("guesses-keys", "of them looked at as keys", "", answers.wrongKeys());
        figures.count("guesses-away", "of them told to come later", "", answers.turnedAway());
        figures.add("guesses-at-once", "passwords hashed, at most", "", flood.hashedAtOnce());
        figures.add("guesses-memory", "resident more than before", "MiB", flood.moreMebibytes());
        figures.add(
                "guesses-p99",
                "of moves in " + size.games() + " games meanwhile",
                "ms",
                flood.p99(),
                flood.moves());
    }

    private void addMedians(Guessing.Size size, Guessing.Medians medians) {
        int each = size.ofEachName();
        figures.add("guess-known", "at a name that is known", "ms", medians.known(), each);
        figures.add("guess-unknown", "at one that nobody has", "ms", medians.unknown(), each);
        figures.add(
                "guess-difference", "between the medians", "ms", medians.difference(), 2 * each);
    }

    private void control() throws IOException {
        int hashed =
                Guessing.at(house("many").with(Fault.HASHES_TOO_MANY), CONTROL)
                        .flood()
                        .hashedAtOnce();
        Guessing.Medians told =
                Guessing.at(house("tells").with(Fault.TELLS_WHO_IS_KNOWN), CONTROL).medians();
        if (hashed <= AT_ONCE || told.difference() < told.known() / 2) {
            throw new BrokenPromise("A planted fault was not found: " + hashed + ", " + told);
        }
        figures.count("control-hashes", "planted fault: hashed at once", "", hashed);
        figures.add("control-tells", "planted fault: between the medians", "ms", told.difference());
    }

    private HouseServer.Setup house(String name) {
        return HouseServer.Setup.in(folder.resolve(name)).forLong();
    }
}
