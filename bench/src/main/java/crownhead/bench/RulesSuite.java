package crownhead.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** The benchmarks of the rules, each with its baseline. */
final class RulesSuite {
    private static final double MILLION = 1e6;

    private static final List<Measure> MEASURES =
            List.of(
                    new Measure(
                            "MoveGeneration.perft",
                            "perft",
                            "from the start to depth 9, last ply counted in bulk, one thread",
                            "M leaves/s",
                            MILLION),
                    new Measure(
                            "MoveGeneration.plainPerft",
                            "plain-perft",
                            "the same to depth 7 on an array of 64 places",
                            "M leaves/s",
                            MILLION),
                    new Measure(
                            "MoveGeneration.fill",
                            "fill",
                            "`LegalMoves.fill`, the packed list that a search uses",
                            "M positions/s",
                            MILLION),
                    new Measure(
                            "MoveGeneration.legalMoves",
                            "legal-moves",
                            "`Position.legalMoves()`, sorted, with every path",
                            "M positions/s",
                            MILLION),
                    new Measure(
                            "MoveGeneration.plainTurns",
                            "plain-turns",
                            "the moves of the same positions on an array of 64 places",
                            "M positions/s",
                            MILLION),
                    new Measure(
                            "PdnReading.games",
                            "pdn-reading",
                            "an archive of 20,000 games of about 60 plies, every move checked, one"
                                    + " thread",
                            "games/s",
                            1),
                    new Measure(
                            "PdnReading.words",
                            "plain-words",
                            "the same file cut into words",
                            "games/s",
                            1));

    private static final Map<String, String> BASELINES =
            Map.of(
                    "perft", "plain-perft",
                    "fill", "plain-turns",
                    "legal-moves", "plain-turns",
                    "pdn-reading", "plain-words");

    private RulesSuite() {}

    static List<Figure> run(Thoroughness thoroughness) throws IOException, RunnerException {
        ChainedOptionsBuilder options = thoroughness.options();
        for (Measure measure : MEASURES) {
            options.include(measure.benchmark().replace(".", "\\.") + "$");
        }
        List<Figure> figures = new ArrayList<>();
        figures.addAll(compared(figures(new Runner(options.build()).run())));
        figures.addAll(PdnMemory.measure(thoroughness.games()));
        return figures;
    }

    private static Map<String, Figure> figures(Iterable<RunResult> results) {
        Map<String, Figure> figures = new HashMap<>();
        for (RunResult result : results) {
            for (Measure measure : MEASURES) {
                if (result.getParams().getBenchmark().endsWith("." + measure.benchmark())) {
                    figures.put(measure.name(), measure.figure(result.getPrimaryResult()));
                }
            }
        }
        return figures;
    }

    private static List<Figure> compared(Map<String, Figure> byName) {
        List<Figure> figures = new ArrayList<>();
        for (Measure measure : MEASURES) {
            Figure figure = named(byName, measure.name());
            String baseline = BASELINES.get(measure.name());
            figures.add(baseline == null ? figure : figure.comparedWith(named(byName, baseline)));
        }
        return figures;
    }

    private static Figure named(Map<String, Figure> byName, String name) {
        Figure figure = byName.get(name);
        if (figure == null) {
            throw new IllegalStateException("No result of benchmark " + name);
        }
        return figure;
    }
}
