package crownhead.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Runs a suite, keeps its report and writes the page anew. {@code bench/run} starts it. */
public final class Bench {
    private final Path root;

    private Bench(Path root) {
        this.root = root;
    }

    /** The project's folder, the commit, and what to do. */
    public static void main(String[] args) throws IOException, RunnerException {
        Bench bench = new Bench(Path.of(args[0]));
        String commit = args[1];
        switch (String.join(" ", List.of(args).subList(2, args.length))) {
            case "rules" -> {
                bench.runRules(commit, Thoroughness.FULL, bench.results());
                bench.writePage();
            }
            // A quick look is too rough to keep.
            case "rules --quick" -> bench.runRules(commit, Thoroughness.QUICK, bench.scratch());
            case "page" -> bench.writePage();
            default -> throw new IllegalArgumentException("Nothing to do for " + List.of(args));
        }
    }

    private void runRules(String commit, Thoroughness thoroughness, Path folder)
            throws IOException, RunnerException {
        Calibrator calibrator = new Calibrator(scratch());
        List<Figure> figures = RulesSuite.run(thoroughness);
        Report report =
                new Report(
                        "rules",
                        commit,
                        InstantSource.system().instant().truncatedTo(ChronoUnit.SECONDS),
                        Machine.here(),
                        calibrator.calibrate(),
                        figures);
        Path file = folder.resolve("rules.json");
        Files.writeString(file, ReportFile.write(report));
        System.out.println(PerformancePage.of(List.of(report)));
        System.out.println("Written to " + root.relativize(file));
    }

    private void writePage() throws IOException {
        Files.writeString(
                root.resolve("docs/performance.md"),
                PerformancePage.of(ReportFile.readAll(results())));
    }

    private Path results() {
        return root.resolve("bench/results");
    }

    private Path scratch() {
        return root.resolve("bench/target");
    }
}
