package crownhead.bench;

import static crownhead.bench.KillsSuite.Size.OF_POSTGRES;
import static crownhead.bench.KillsSuite.Size.ON_POSTGRES;
import static crownhead.bench.KillsSuite.Size.ON_SQLITE;

import crownhead.bench.load.Load;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Runs a suite, keeps its report and writes the page anew. {@code bench/run} starts it. */
public final class Bench {
    private static final long SEEDS = 100_000;
    private static final long COMMANDS = 10_000_000;
    private static final long QUICK_SEEDS = 3_000;
    private static final Load.Size LOAD = new Load.Size(500, 300, Duration.ofSeconds(20));
    private static final Load.Size QUICK_LOAD = new Load.Size(50, 300, Duration.ofSeconds(3));

    private final Path root;
    private final String commit;

    private Bench(Path root, String commit) {
        this.root = root;
        this.commit = commit;
    }

    /** The project's folder, the commit, and what to do. */
    public static void main(String[] args) throws IOException, RunnerException {
        Bench bench = new Bench(Path.of(args[0]), args[1]);
        List<String> what = List.of(args).subList(2, args.length);
        try {
            if (what.getFirst().equals("ladder")) {
                bench.climb(LadderPlan.of(what.subList(1, what.size())));
            } else {
                bench.run(String.join(" ", what));
            }
        } catch (BrokenPromise e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private void run(String what) throws IOException, RunnerException {
        switch (what) {
            case "rules" -> {
                runRules(Thoroughness.FULL, results());
                writePage();
            }
            // A quick look is too rough to keep.
            case "rules --quick" -> runRules(Thoroughness.QUICK, scratch());
            case "simulator" -> {
                runSimulator(SEEDS, COMMANDS, results());
                writePage();
            }
            case "simulator --quick" -> runSimulator(QUICK_SEEDS, 0, scratch());
            case "tables" -> {
                runTables(LOAD, results());
                writePage();
            }
            case "tables --quick" -> runTables(QUICK_LOAD, scratch());
            case "kills" -> keepReliability("kills", it -> KillsSuite.onSqlite(ON_SQLITE, it));
            case "kills --quick" ->
                    quick("kills", it -> KillsSuite.onSqlite(ON_SQLITE.quick(), it));
            case "kills-postgres" ->
                    keepReliability("kills-postgres", it -> KillsSuite.onPostgres(ON_POSTGRES, it));
            case "kills-postgres --quick" ->
                    quick("kills-postgres", it -> KillsSuite.onPostgres(ON_POSTGRES.quick(), it));
            case "kills-database" ->
                    keepReliability("kills-database", it -> KillsSuite.ofPostgres(OF_POSTGRES, it));
            case "kills-database --quick" ->
                    quick("kills-database", it -> KillsSuite.ofPostgres(OF_POSTGRES.quick(), it));
            case "repeats" ->
                    keepReliability("repeats", it -> RepeatsSuite.run(RepeatsSuite.FULL, it));
            case "repeats --quick" ->
                    quick("repeats", it -> RepeatsSuite.run(RepeatsSuite.QUICK, it));
            case "outage" -> keepReliability("outage", it -> OutageSuite.run(OutageSuite.FULL, it));
            case "outage --quick" -> quick("outage", it -> OutageSuite.run(OutageSuite.QUICK, it));
            case "crashes" ->
                    keepReliability("crashes", it -> CrashesSuite.run(CrashesSuite.Size.FULL, it));
            case "crashes --quick" ->
                    quick("crashes", it -> CrashesSuite.run(CrashesSuite.Size.QUICK, it));
            case "faults" ->
                    keepReliability("faults", it -> FaultsSuite.run(FaultsSuite.Size.FULL, it));
            case "faults --quick" ->
                    quick("faults", it -> FaultsSuite.run(FaultsSuite.Size.QUICK, it));
            case "backups" ->
                    keepReliability("backups", it -> BackupsSuite.run(BackupsSuite.FULL, it));
            case "backups --quick" ->
                    quick("backups", it -> BackupsSuite.run(BackupsSuite.QUICK, it));
            case "drains" ->
                    keepReliability("drains", it -> DrainsSuite.run(DrainsSuite.Size.FULL, it));
            case "drains --quick" ->
                    quick("drains", it -> DrainsSuite.run(DrainsSuite.Size.QUICK, it));
            case "start" -> {
                runInAFolder("start", it -> StartSuite.run(jar(), StartSuite.FULL, it), results());
                writePage();
            }
            case "start --quick" ->
                    quick("start", it -> StartSuite.run(jar(), StartSuite.QUICK, it));
            case "desktop" -> {
                runInAFolder(
                        "desktop",
                        it -> DesktopSuite.run(launcher(), DesktopSuite.FULL, it),
                        results());
                writePage();
            }
            case "desktop --quick" ->
                    quick("desktop", it -> DesktopSuite.run(launcher(), DesktopSuite.QUICK, it));
            case "paint" -> {
                runInAFolder("paint", it -> PaintSuite.run(jar(), PaintSuite.FULL, it), results());
                writePage();
            }
            case "paint --quick" ->
                    quick("paint", it -> PaintSuite.run(jar(), PaintSuite.QUICK, it));
            case "fuzz" -> keepReliability("fuzz", _ -> FuzzSuite.run(FuzzSuite.FULL));
            case "fuzz --quick" -> quick("fuzz", _ -> FuzzSuite.run(FuzzSuite.QUICK));
            case "slow" -> keepReliability("slow", it -> SlowSuite.run(SlowSuite.Size.FULL, it));
            case "slow --quick" -> quick("slow", it -> SlowSuite.run(SlowSuite.Size.QUICK, it));
            case "gallery" ->
                    keepReliability("gallery", it -> GallerySuite.run(GallerySuite.Size.FULL, it));
            case "gallery --quick" ->
                    quick("gallery", it -> GallerySuite.run(GallerySuite.Size.QUICK, it));
            case "herd" -> keepReliability("herd", it -> HerdSuite.run(HerdSuite.FULL, it));
            case "herd --quick" -> quick("herd", it -> HerdSuite.run(HerdSuite.QUICK, it));
            case "readers" ->
                    keepReliability("readers", it -> ReadersSuite.run(ReadersSuite.FULL, it));
            case "readers --quick" ->
                    quick("readers", it -> ReadersSuite.run(ReadersSuite.QUICK, it));
            case "guesses" ->
                    keepReliability("guesses", it -> GuessesSuite.run(GuessesSuite.FULL, it));
            case "guesses --quick" ->
                    quick("guesses", it -> GuessesSuite.run(GuessesSuite.QUICK, it));
            case "soak" -> keepReliability("soak", it -> SoakSuite.run(SoakSuite.FULL, it));
            case "soak --quick" -> quick("soak", it -> SoakSuite.run(SoakSuite.QUICK, it));
            case "abandoned" ->
                    keepReliability("abandoned", it -> AbandonedSuite.run(AbandonedSuite.FULL, it));
            case "abandoned --quick" ->
                    quick("abandoned", it -> AbandonedSuite.run(AbandonedSuite.QUICK, it));
            case "idle" -> {
                runInAFolder("idle", it -> IdleSuite.run(IdleSuite.Size.FULL, it), results());
                writePage();
            }
            case "idle --quick" -> quick("idle", it -> IdleSuite.run(IdleSuite.Size.QUICK, it));
            case "server" -> {
                runInAFolder("server", it -> ServerSuite.run(ServerSuite.FULL, it), results());
                writePage();
            }
            case "server --quick" -> quick("server", it -> ServerSuite.run(ServerSuite.QUICK, it));
            case "match" -> {
                runInAFolder("match", _ -> MatchSuite.match(MatchSuite.Size.FULL), results());
                writePage();
            }
            case "match --quick" -> quick("match", _ -> MatchSuite.match(MatchSuite.Size.QUICK));
            case "levels" -> {
                runInAFolder("levels", _ -> MatchSuite.levels(MatchSuite.Size.FULL), results());
                writePage();
            }
            case "levels --quick" -> quick("levels", _ -> MatchSuite.levels(MatchSuite.Size.QUICK));
            case "hub" -> {
                runInAFolder("hub", it -> hub(HubSuite.Size.FULL, it), results());
                writePage();
            }
            case "hub --quick" -> quick("hub", it -> hub(HubSuite.Size.QUICK, it));
            case "endgames" -> {
                runInAFolder(
                        "endgames",
                        it -> EndgamesSuite.run(EndgamesSuite.Size.FULL, it),
                        results());
                writePage();
            }
            case "endgames --quick" ->
                    quick("endgames", it -> EndgamesSuite.run(EndgamesSuite.Size.QUICK, it));
            case "browser" -> {
                runInAFolder(
                        "browser",
                        it -> BrowserSuite.run(modules(), BrowserSuite.Size.FULL, it),
                        results());
                writePage();
            }
            case "browser --quick" ->
                    quick(
                            "browser",
                            it -> BrowserSuite.run(modules(), BrowserSuite.Size.QUICK, it));
            case "problems" -> {
                runInAFolder(
                        "problems",
                        it -> ProblemsSuite.run(ProblemsSuite.Size.FULL, it),
                        results());
                writePage();
            }
            case "problems --quick" ->
                    quick("problems", it -> ProblemsSuite.run(ProblemsSuite.Size.QUICK, it));
            case "page" -> writePage();
            default -> throw new IllegalArgumentException("Nothing to do for " + what);
        }
    }

    /** A match of two versions is kept when it can be said which they were. */
    private void climb(LadderPlan plan) throws IOException {
        int ballots = plan.isQuick() ? LadderSuite.QUICK : LadderSuite.FULL;
        Path folder = plan.isKept() ? results() : scratch();
        runInAFolder("ladder", _ -> LadderSuite.run(plan, ballots), folder);
        if (plan.isKept()) {
            writePage();
        }
    }

    private void runRules(Thoroughness thoroughness, Path folder)
            throws IOException, RunnerException {
        Calibrator calibrator = new Calibrator(scratch());
        keep("rules", calibrator, RulesSuite.run(thoroughness), folder);
    }

    private void runSimulator(long seeds, long commands, Path folder) throws IOException {
        Calibrator calibrator = new Calibrator(scratch());
        keep("simulator", calibrator, SimulatorSuite.run(seeds, commands), folder);
    }

    private void runTables(Load.Size size, Path folder) throws IOException {
        Calibrator calibrator = new Calibrator(scratch());
        keep("tables", calibrator, TablesSuite.run(size, scratch()), folder);
    }

    /** A suite that needs a folder of its own for what the server keeps. */
    private interface InAFolder {
        List<Figure> run(Path folder) throws IOException;
    }

    private void keepReliability(String name, InAFolder suite) throws IOException {
        runInAFolder(name, suite, Files.createDirectories(reliability()));
        writePage();
    }

    private void quick(String name, InAFolder suite) throws IOException {
        runInAFolder(name, suite, scratch());
    }

    private void runInAFolder(String name, InAFolder suite, Path folder) throws IOException {
        Calibrator calibrator = new Calibrator(scratch());
        Path houses = Files.createTempDirectory(scratch(), name + "-");
        keep(name, calibrator, suite.run(houses), folder);
    }

    private void keep(String suite, Calibrator calibrator, List<Figure> figures, Path folder)
            throws IOException {
        Report report =
                new Report(
                        suite,
                        commit,
                        InstantSource.system().instant().truncatedTo(ChronoUnit.SECONDS),
                        Machine.here(),
                        calibrator.calibrate(),
                        figures);
        Path file = folder.resolve(suite + ".json");
        Files.writeString(file, ReportFile.write(report));
        System.out.println(PerformancePage.of(List.of(report)));
        System.out.println("Written to " + root.relativize(file));
    }

    private void writePage() throws IOException {
        Files.writeString(
                root.resolve("docs/performance.md"),
                PerformancePage.of(ReportFile.readAll(results())));
        Files.createDirectories(reliability());
        Files.writeString(
                root.resolve("docs/reliability.md"),
                ReliabilityPage.of(ReportFile.readAll(reliability())));
    }

    private List<Figure> hub(HubSuite.Size size, Path folder) throws IOException {
        return HubSuite.run(HubSuite.engine(jar(), folder), size);
    }

    private Path jar() {
        return root.resolve("app/target/crownhead.jar");
    }

    /** The engine as it was compiled for browsers. */
    private Path modules() {
        return root.resolve("clients/browser/target/module");
    }

    private Path launcher() {
        return root.resolve("crownhead");
    }

    private Path reliability() {
        return results().resolve("reliability");
    }

    private Path results() {
        return root.resolve("bench/results");
    }

    private Path scratch() {
        return root.resolve("bench/target");
    }
}
