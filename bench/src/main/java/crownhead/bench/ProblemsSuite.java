package crownhead.bench;

import crownhead.bench.endgame.FreshTables;
import crownhead.bench.match.Player;
import crownhead.bench.match.Problem;
import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.TranspositionTable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** How many published problems the engine solves, each in a time. */
final class ProblemsSuite {
    /**
     * How much is tried.
     *
     * @param pieces up to how many there are endgame tables, which are made before
     * @param problems how many of all, the first ones
     */
    record Size(int pieces, int problems, List<Duration> times) {
        static final Size FULL =
                new Size(
                        5,
                        Integer.MAX_VALUE,
                        List.of(Duration.ofMillis(100), Duration.ofSeconds(1)));
        static final Size QUICK = new Size(3, 40, List.of(Duration.ofMillis(10)));

        Size {
            times = List.copyOf(times);
        }
    }

    private static final int TABLE_BITS = 20;

    private final MoveChooser chooser;
    private final List<Problem> problems;
    private final Figures figures = new Figures();

    private ProblemsSuite(Endgames endgames, List<Problem> problems) {
        this.chooser =
                new MoveChooser(Player.LEARNED, endgames, new TranspositionTable(TABLE_BITS));
        this.problems = problems;
    }

    static List<Figure> run(Size size, Path folder) throws IOException {
        FreshTables tables = new FreshTables(folder.resolve("tables"));
        tables.make(size.pieces());
        List<Problem> problems = Problem.all();
        ProblemsSuite suite =
                new ProblemsSuite(
                        tables.open(),
                        problems.subList(0, Math.min(size.problems(), problems.size())));
        suite.warmUp(size.times().getFirst());
        size.times().forEach(suite::solve);
        return suite.figures.all();
    }

    private void warmUp(Duration time) {
        problems.forEach(problem -> choose(problem, time));
    }

    private void solve(Duration time) {
        List<Problem> unsolved = new ArrayList<>();
        List<Problem> wins = problems.stream().filter(it -> it.end() == Problem.End.WIN).toList();
        for (Problem problem : problems) {
            if (!problem.isSolvedBy(choose(problem, time))) {
                unsolved.add(problem);
            }
        }
        String name = "problems-" + time.toMillis();
        figures.add(
                name,
                "of %d published ones, %d ms each on one thread"
                        .formatted(problems.size(), time.toMillis()),
                "%",
                100.0 * (problems.size() - unsolved.size()) / problems.size(),
                problems.size());
        figures.add(
                name + "-wins",
                "of the %d that are won".formatted(wins.size()),
                "%",
                100.0 * wins.stream().filter(it -> !unsolved.contains(it)).count() / wins.size(),
                wins.size());
    }

    /** It remembers nothing of the problems before. */
    private Choice choose(Problem problem, Duration time) {
        chooser.forget();
        long end = System.nanoTime() + time.toNanos();
        return chooser.choose(problem.position(), Limits.until(() -> System.nanoTime() >= end));
    }
}
