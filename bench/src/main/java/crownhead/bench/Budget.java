package crownhead.bench;

import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** What a figure should be. */
record Budget(String wording, Predicate<Figure> isMet) {
    private static final Map<String, Budget> BY_FIGURE =
            Map.of(
                    "perft",
                    atLeast(
                            60,
                            "60 M leaves/s and more on one thread; the best open C++ generator does"
                                    + " 80 M/s here"),
                    "pdn-reading",
                    atLeast(5_000, "5,000 games/s on one thread"),
                    "pdn-heap-large",
                    new Budget(
                            "does not grow with the file: less than 1.2 times a tenth of it",
                            figure -> figure.comparison().orElseThrow().ratio() < 1.2),
                    "worlds",
                    atLeast(100_000, "100,000 and more"),
                    "commands",
                    atLeast(10_000_000, "ten million and more"),
                    "violations",
                    new Budget("none", figure -> figure.score() == 0),
                    "bot-errors",
                    new Budget("none", figure -> figure.score() == 0));

    private static final Budget BUG_IS_FOUND =
            new Budget("found within 2,000 seeds", figure -> figure.score() <= BugHunt.SEEDS);

    static Optional<Budget> of(Figure figure) {
        return figure.name().startsWith(BugHunt.FIGURE_PREFIX)
                ? Optional.of(BUG_IS_FOUND)
                : Optional.ofNullable(BY_FIGURE.get(figure.name()));
    }

    private static Budget atLeast(double score, String wording) {
        return new Budget(wording, figure -> figure.score() >= score);
    }
}
