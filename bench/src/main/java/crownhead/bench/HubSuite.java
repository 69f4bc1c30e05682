package crownhead.bench;

import crownhead.bench.hub.Hiccups;
import crownhead.bench.hub.HubFuzz;
import crownhead.bench.hub.HubProgram;
import crownhead.bench.hub.HubSpeed;
import crownhead.bench.hub.TimeKeeping;
import crownhead.bench.reliability.Latencies;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** What the engine bears from other programs, and how well it keeps to their time. */
final class HubSuite {
    /** How many lines, pings, stops and moves. */
    record Size(int lines, int pings, int stops, int moves) {
        static final Size FULL = new Size(100_000, 10_000, 200, 10_000);
        static final Size QUICK = new Size(5_000, 500, 20, 200);
    }

    private static final long SEED = 30_000;

    private final List<String> command;
    private final Figures figures = new Figures();

    private HubSuite(List<String> command) {
        this.command = List.copyOf(command);
    }

    /** As the launcher starts it, with the tables that come with it alone. */
    static List<String> engine(Path jar, Path folder) {
        return Start.java(
                "-jar", jar.toString(), "engine", "--tables", folder.resolve("none").toString());
    }

    static List<Figure> run(List<String> command, Size size) throws IOException {
        HubSuite suite = new HubSuite(command);
        suite.fuzz(size.lines());
        try (HubProgram program = HubProgram.start(command)) {
            HubSpeed speed = new HubSpeed(program);
            suite.pongs(speed, size.pings());
            suite.stops(speed, size.stops());
            suite.keepTime(program, size.moves());
        }
        return suite.figures.all();
    }

    private void fuzz(int lines) throws IOException {
        long begin = System.nanoTime();
        try (HubProgram program = HubProgram.start(command)) {
            HubFuzz.Outcome outcome = HubFuzz.of(program, lines, SEED);
            if (!outcome.broken().isEmpty()) {
                throw new BrokenPromise(
                        "Talking with the engine with seed %d:%n  %s"
                                .formatted(SEED, String.join("\n  ", outcome.broken())));
            }
            double seconds = (System.nanoTime() - begin) / 1e9;
            figures.count(
                    "hub-lines", "valid, spoilt, huge, illegal, too early", "", outcome.lines());
            figures.count("hub-errors", "of them were refused", "", outcome.errors());
            figures.add(
                    "hub-line-rate",
                    "each with a ping, searches and a game among them",
                    "lines/s",
                    outcome.lines() / seconds);
            figures.count(
                    "broken-hub", "bad lines without an error, and searches without a move", "", 0);
        }
    }

    private void pongs(HubSpeed speed, int count) throws IOException {
        // The first ones wait for classes to be loaded.
        speed.pongs(count);
        Latencies idle = speed.pongs(count);
        Latencies thinking = speed.pongsWhileItThinks(count);
        for (int percent : List.of(99, 100)) {
            String name = percent == 100 ? "slowest" : "p" + percent;
            Figure baseline =
                    figure("hub-pong-idle-" + name, "while it does nothing", idle, percent);
            figures.add(
                    figure("hub-pong-" + name, "a ping while it thinks", thinking, percent)
                            .comparedWith(baseline));
            figures.add(baseline);
        }
    }

    private void stops(HubSpeed speed, int count) throws IOException {
        Latencies stops = speed.stops(count);
        figures.add(figure("hub-stop-p50", "from stop until done", stops, 50));
        figures.add(figure("hub-stop", "the slowest of them", stops, 100));
    }

    private void keepTime(HubProgram program, int moves) throws IOException {
        ProcessorTime begin = ProcessorTime.now();
        try (Hiccups hiccups = Hiccups.begin()) {
            Latencies overruns = TimeKeeping.of(program, moves, SEED);
            figures.count(
                    "hub-moves",
                    "within 20 to 100 ms each, or with 0.5 s and 20 ms a move on the clock",
                    "",
                    overruns.count());
            figures.count(
                    "hub-late",
                    "of them more than 50 ms over their time",
                    "",
                    overruns.longerThan(TimeKeeping.TOLERANCE));
            figures.add(figure("hub-over-p99", "over their time", overruns, 99));
            figures.add(figure("hub-over-slowest", "over its time", overruns, 100));
            figures.add(
                    figure(
                            "hub-hiccup",
                            "the longest that a thread which only sleeps woke too late meanwhile",
                            hiccups.late(),
                            100));
        }
        begin.stealPercentUntil(ProcessorTime.now())
                .ifPresent(it -> figures.add("hub-steal", "taken away meanwhile", "%", it));
    }

    private static Figure figure(String name, String what, Latencies times, int percent) {
        Figures one = new Figures();
        one.add(name, what, "ms", times.millis(percent), times.count());
        return one.all().getFirst();
    }
}
