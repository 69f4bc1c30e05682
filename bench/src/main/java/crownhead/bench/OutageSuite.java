package crownhead.bench;

import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.Outage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** The real server is away while clocks run. */
final class OutageSuite {
    private static final long SEED = 13_000;
    private static final int GAMES = 20;
    static final Duration FULL = Duration.ofSeconds(60);
    static final Duration QUICK = Duration.ofSeconds(6);

    private OutageSuite() {}

    static List<Figure> run(Duration length, Path folder) throws IOException {
        Figures figures = new Figures();
        for (Outage.Kind kind : Outage.Kind.values()) {
            String name = kind.name().toLowerCase(Locale.ROOT);
            HouseServer.Setup house = HouseServer.Setup.in(folder.resolve(name));
            Outage.Outcome outcome = Outage.of(kind, house, length, GAMES, SEED);
            figures.requireUnbroken("An outage, " + name, SEED, outcome.findings());
            String what =
                    "too much, at most, of %d clocks; the house was %s for %d s"
                            .formatted(GAMES, name, length.toSeconds());
            figures.add("charged-" + name, what, "ms", outcome.mostChargedMillis());
            figures.add("given-" + name, "too little", "ms", -outcome.leastChargedMillis());
            figures.add("forfeits-" + name, "games lost by it", "", outcome.forfeits());
            figures.add("forgeries-" + name, "claims of lag believed", "", outcome.forgeries());
        }
        return figures.all();
    }
}
