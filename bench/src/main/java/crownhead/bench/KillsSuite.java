package crownhead.bench;

import crownhead.bench.reliability.Checker;
import crownhead.bench.reliability.Fault;
import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.Invariant;
import crownhead.bench.reliability.Kills;
import crownhead.bench.reliability.Postgres;
import crownhead.bench.reliability.Rehearsal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The real server is killed while a crowd plays over both doors. */
final class KillsSuite {
    private static final long SEED = 4_000;
    private static final Duration LONGEST_PLAY = Duration.ofSeconds(2);

    /** So many kills share their data: to check the log of more takes memory. */
    private static final int ON_THE_SAME_DATA = 25;

    private static final int CONTROL_KILLS = 5;

    private final Path folder;
    private final Rehearsal rehearsal;
    private final int games;
    private final Figures figures = new Figures();
    private int houses;

    /** How many kills, and how many games are played meanwhile. */
    record Size(int kills, int games) {
        static final Size ON_SQLITE = new Size(500, 50);
        static final Size ON_POSTGRES = new Size(200, 50);
        static final Size OF_POSTGRES = new Size(20, 50);

        Size quick() {
            return new Size(kills / 50 + 2, games);
        }
    }

    /** Kills on one set of data. */
    private interface Round {
        Kills.Outcome kill(HouseServer.Setup house, Kills.Size size, long seed) throws IOException;
    }

    private KillsSuite(Path folder, int games) throws IOException {
        this.folder = folder;
        this.rehearsal = Rehearsal.in(folder);
        this.games = games;
    }

    /** Of the house on SQLite. */
    static List<Figure> onSqlite(Size size, Path folder) throws IOException {
        KillsSuite suite = new KillsSuite(folder, size.games());
        suite.kill("sqlite", size.kills(), Kills::ofHouse);
        suite.control();
        return suite.figures.all();
    }

    /** Of the house on PostgreSQL. */
    static List<Figure> onPostgres(Size size, Path folder) throws IOException {
        KillsSuite suite = new KillsSuite(folder, size.games());
        try (Postgres postgres = new Postgres()) {
            suite.kill(
                    "postgres",
                    size.kills(),
                    (house, much, seed) ->
                            Kills.ofHouse(
                                    house.withDatabase(postgres.freshDatabase()), much, seed));
        }
        return suite.figures.all();
    }

    /** Of PostgreSQL, under a house that goes on. */
    static List<Figure> ofPostgres(Size size, Path folder) throws IOException {
        KillsSuite suite = new KillsSuite(folder, size.games());
        try (Postgres postgres = new Postgres()) {
            suite.kill(
                    "database",
                    size.kills(),
                    (house, much, seed) ->
                            Kills.ofDatabase(
                                    house.withDatabase(postgres.freshDatabase()),
                                    postgres,
                                    much,
                                    seed));
        }
        return suite.figures.all();
    }

    private HouseServer.Setup house() {
        houses++;
        return rehearsal.before(HouseServer.Setup.in(folder.resolve("house-" + houses)));
    }

    private void kill(String name, int number, Round round) throws IOException {
        List<Kills.Kill> kills = new ArrayList<>();
        List<Checker.Findings> findings = new ArrayList<>();
        int anew = 0;
        while (kills.size() < number) {
            long seed = SEED + kills.size();
            int some = Math.min(ON_THE_SAME_DATA, number - kills.size());
            Kills.Outcome outcome =
                    round.kill(house(), new Kills.Size(some, games, LONGEST_PLAY), seed);
            figures.requireUnbroken("Kills on " + name, seed, outcome.findings());
            kills.addAll(outcome.kills());
            findings.add(outcome.findings());
            anew += outcome.newBeginnings();
            System.out.println(name + ": " + kills.size() + " kills");
        }
        figures.add("kills-" + name, what(name), "kills", kills.size());
        figures.addUnbroken(name, findings);
        figures.add("anew-" + name, "pairs that lost a guest who had just come in", "", anew);
        add(
                "moves-" + name,
                "played before a kill",
                "moves/s",
                kills.stream().map(Kills.Kill::movesPerSecond).sorted().toList());
        add(
                "back-" + name,
                "from the start until a move was accepted",
                "ms",
                kills.stream().map(Kills.Kill::millisToAMove).sorted().toList());
    }

    private String what(String name) {
        return switch (name) {
            case "sqlite" -> "of the server, at random moments of " + games + " games";
            case "postgres" -> "the same on PostgreSQL";
            default -> "of PostgreSQL itself, under a server that goes on";
        };
    }

    private void add(String name, String what, String unit, List<Double> sorted) {
        int last = sorted.size() - 1;
        figures.add(name, what + ", as a median", unit, sorted.get(last / 2), sorted.size());
        figures.add(name + "-most", "at most", unit, sorted.get(last), sorted.size());
    }

    private void control() throws IOException {
        Kills.Size size = new Kills.Size(CONTROL_KILLS, games, LONGEST_PLAY);
        Kills.Outcome outcome = Kills.ofHouse(house().with(Fault.ACKNOWLEDGES_EARLY), size, SEED);
        figures.addControl("acknowledges-early", Invariant.I1, outcome.findings());
    }
}
