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
                            figure -> figure.comparison().orElseThrow().ratio() < 1.2));

    static Optional<Budget> of(Figure figure) {
        return Optional.ofNullable(BY_FIGURE.get(figure.name()));
    }

    private static Budget atLeast(double score, String wording) {
        return new Budget(wording, figure -> figure.score() >= score);
    }
}
