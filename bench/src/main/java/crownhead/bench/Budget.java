package crownhead.bench;

import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** What a figure should be. */
record Budget(String wording, Predicate<Figure> isMet) {
    private static final Budget PAINTED_AT_ONCE =
            new Budget("under 50 ms", figure -> figure.score() < 50);

    private static final Map<String, Budget> BY_FIGURE =
            Map.ofEntries(
                    Map.entry(
                            "perft",
                            atLeast(
                                    60,
                                    "60 M leaves/s and more on one thread; the best open C++ generator does"
                                            + " 80 M/s here")),
                    Map.entry("pdn-reading", atLeast(5_000, "5,000 games/s on one thread")),
                    Map.entry(
                            "pdn-heap-large",
                            new Budget(
                                    "does not grow with the file: less than 1.2 times a tenth of it",
                                    figure -> figure.comparison().orElseThrow().ratio() < 1.2)),
                    Map.entry(
                            "start",
                            new Budget(
                                    "1.5 times a bare Javalin's at most",
                                    figure -> figure.comparison().orElseThrow().ratio() <= 1.5)),
                    Map.entry("paint-p99", PAINTED_AT_ONCE),
                    Map.entry("paint-animated-p99", PAINTED_AT_ONCE),
                    Map.entry(
                            "start-desktop",
                            new Budget("under 1.5 s", figure -> figure.score() < 1_500)),
                    Map.entry(
                            "gallery-p99-besides",
                            new Budget(
                                    "1.5 times what it is without them at most",
                                    figure -> figure.comparison().orElseThrow().ratio() <= 1.5)),
                    Map.entry(
                            "idle-memory",
                            new Budget("under 1 GiB", figure -> figure.score() < 1024)),
                    Map.entry("abandoned-heap", atMost(110, "within 10 %")),
                    Map.entry("herd-back", atMost(30_000, "30 s at most")),
                    Map.entry("herd-fullest-second", atMost(10, "10 % at most")),
                    Map.entry("herd-p99", atMost(500, "500 ms at most")),
                    Map.entry("herd-heap", atMost(1.5, "1.5 times at most")),
                    Map.entry("trickled", atMost(20_000, "20 s at most")),
                    Map.entry("p99-trickling", atMost(200, "200 ms at most")),
                    Map.entry("missed-vanished", atMost(30_000, "30 s at most")),
                    Map.entry("readers-cut", atMost(5_000, "5 s at most")),
                    Map.entry("readers-p99", atMost(100, "100 ms at most")),
                    Map.entry("readers-heap", atMost(20, "20 MiB at most")),
                    Map.entry("guesses-at-once", atMost(2, "2 at most")),
                    Map.entry("guesses-memory", atMost(64, "64 MiB at most")),
                    Map.entry("guesses-p99", atMost(250, "250 ms at most")),
                    Map.entry(
                            "guess-difference",
                            new Budget("under 5 ms", figure -> figure.score() < 5)),
                    Map.entry("soak-heap", atMost(110, "within 10 %")),
                    Map.entry(
                            "soak-resident-slope",
                            new Budget("under 1 MiB/h", figure -> figure.score() < 1)),
                    Map.entry("engine-nodes", atLeast(2, "2 M nodes/s and more")),
                    Map.entry("engine-depth", atLeast(18, "18 and more")),
                    Map.entry(
                            "engine-stop",
                            new Budget("20 ms at most", figure -> figure.score() <= 20)),
                    Map.entry("hub-stop", atMost(20, "20 ms at most")),
                    Map.entry("hub-late", atMost(1, "1 of 10,000 at most")),
                    Map.entry(
                            "endgames-build",
                            new Budget("under 15 min", figure -> figure.score() < 15)),
                    Map.entry(
                            "browser-nodes",
                            new Budget(
                                    "0.6 of the JVM's and more",
                                    figure -> figure.comparison().orElseThrow().ratio() >= 0.6)),
                    Map.entry("problems-100", atLeast(85, "85 % and more")),
                    Map.entry("match-plain-9", atLeast(95, "95 % and more")),
                    Map.entry("worlds", atLeast(100_000, "100,000 and more")),
                    Map.entry("commands", atLeast(10_000_000, "ten million and more")),
                    Map.entry("violations", new Budget("none", figure -> figure.score() == 0)),
                    Map.entry("bot-errors", new Budget("none", figure -> figure.score() == 0)),
                    Map.entry("server-moves-in-all", atLeast(1_000_000, "a million and more")),
                    Map.entry("server-moves-500", atLeast(20_000, "20,000 moves/s and more")),
                    Map.entry(
                            "server-move-cpu-500",
                            new Budget("40 µs at most", figure -> figure.score() <= 40)),
                    Map.entry(
                            "server-move-p99-2000-open",
                            new Budget("under 10 ms", figure -> figure.score() < 10)));

    private static final Budget BUG_IS_FOUND =
            new Budget("found within 2,000 seeds", figure -> figure.score() <= BugHunt.SEEDS);

    private static final Budget NONE = new Budget("none", figure -> figure.score() == 0);
    private static final Budget A_SECOND =
            new Budget("1 s at most", figure -> figure.score() <= 1_000);

    /** Budgets of figures that come for several scenes. */
    private static final Map<String, Budget> BY_PREFIX =
            Map.ofEntries(
                    Map.entry(BugHunt.FIGURE_PREFIX, BUG_IS_FOUND),
                    Map.entry("broken-", NONE),
                    Map.entry("left-", NONE),
                    Map.entry("late-", NONE),
                    Map.entry("forfeits-", NONE),
                    Map.entry("forgeries-", NONE),
                    Map.entry("control-", atLeast(1, "found")),
                    Map.entry("level-", atLeast(60, "60 % and more")),
                    Map.entry("charged-", A_SECOND),
                    Map.entry("given-", A_SECOND),
                    Map.entry(
                            "exit-",
                            new Budget("10 s at most", figure -> figure.score() <= 10_000)),
                    Map.entry(
                            "back-", new Budget("3 s at most", figure -> figure.score() <= 3_000)));

    static Optional<Budget> of(Figure figure) {
        return BY_PREFIX.entrySet().stream()
                .filter(entry -> figure.name().startsWith(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .or(() -> Optional.ofNullable(BY_FIGURE.get(figure.name())));
    }

    private static Budget atMost(double score, String wording) {
        return new Budget(wording, figure -> figure.score() <= score);
    }

    private static Budget atLeast(double score, String wording) {
        return new Budget(wording, figure -> figure.score() >= score);
    }
}
