package crownhead.bench;

import crownhead.bench.baseline.PlainBot;
import crownhead.bench.baseline.PlainForwarder;
import crownhead.bench.load.Lines;
import crownhead.bench.load.Load;
import crownhead.bench.load.Part;
import crownhead.bench.load.Profile;
import crownhead.bench.load.ServerProcess;
import crownhead.bench.load.TableBot;
import crownhead.bench.load.TableServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Many tables of one server over TCP, with bots that answer at once, beside a plain forwarder. */
final class TablesSuite {
    private static final String PLAIN = "plain-";
    private static final int SHOWN = 10;

    private final String prefix;
    private final List<Figure> figures = new ArrayList<>();

    private TablesSuite(String prefix) {
        this.prefix = prefix;
    }

    /** Keeps the recording of where the server's time went in a folder. */
    static List<Figure> run(Load.Size size, Path folder) throws IOException {
        List<Figure> plain = plainFigures(playPlainly(size));
        List<Figure> figures = new ArrayList<>();
        for (Figure figure : figures(size, play(size))) {
            figures.add(compared(figure, plain));
        }
        figures.addAll(plain);
        // Recording costs something, so it has a run of its own.
        Path recording = folder.resolve("tables.jfr");
        play(size, recording.toString());
        figures.addAll(shares(Profile.read(recording, size.measured())));
        return figures;
    }

    private static Load play(Load.Size size, String... recording) throws IOException {
        RandomGenerator chance = new Random(MoveGeneration.SEED);
        List<String> arguments = new ArrayList<>(List.of(Integer.toString(size.tables())));
        arguments.addAll(List.of(recording));
        try (ServerProcess server = ServerProcess.start(TableServer.class, arguments)) {
            return checked(
                    Load.measure(
                            server,
                            size,
                            _ -> new Lines(),
                            (table, _, stopwatch) ->
                                    new TableBot(Integer.toString(table), stopwatch, chance)));
        }
    }

    private static Load playPlainly(Load.Size size) throws IOException {
        try (ServerProcess server = ServerProcess.start(PlainForwarder.class, List.of())) {
            return checked(
                    Load.measure(
                            server,
                            size,
                            _ -> new Lines(),
                            (table, seat, stopwatch) ->
                                    new PlainBot(table + "-" + seat, stopwatch)));
        }
    }

    /** Fails when the bots met an error. */
    static Load checked(Load load) {
        if (!load.errors().isEmpty()) {
            List<String> shown = load.errors().subList(0, Math.min(SHOWN, load.errors().size()));
            throw new BrokenPromise("The bots met errors:\n  " + String.join("\n  ", shown));
        }
        if (load.times().count() == 0) {
            throw new BrokenPromise("The bots did not play");
        }
        return load;
    }

    private static List<Figure> figures(Load.Size size, Load load) {
        TablesSuite suite = new TablesSuite("");
        suite.add(load, size.tables() + " tables of one server, two bots each on the same machine");
        suite.add("bot-errors", "refusals, farewells and lost connections", "", 0, 1);
        return suite.figures;
    }

    private static List<Figure> plainFigures(Load load) {
        TablesSuite suite = new TablesSuite(PLAIN);
        suite.add(load, "the same with a server that only sends each line on to both");
        return suite.figures;
    }

    /** The dearest part first; no figures where the system cannot tell. */
    private static List<Figure> shares(Profile profile) {
        TablesSuite suite = new TablesSuite("share-");
        for (Part part : profile.dearestFirst()) {
            String name = part.name().toLowerCase(Locale.ROOT).replace('_', '-');
            String what = "of the server's time: " + part.what();
            suite.add(name, what, "%", profile.percent(part), profile.total());
        }
        return suite.figures;
    }

    private void add(Load load, String scene) {
        int moves = load.times().count();
        add("moves", scene, "moves/s", load.movesPerSecond(), 1);
        add(
                "move-p50",
                "a move sent until the opponent has it",
                "ms",
                load.times().millis(50),
                moves);
        add("move-p99", "only one in a hundred takes longer", "ms", load.times().millis(99), moves);
        add("move-longest", "the slowest", "ms", load.times().millis(100), moves);
        add(
                "move-cpu",
                "processor time of the server",
                "µs/move",
                load.processorMicrosPerMove(),
                1);
        String heap = ", its heap at most " + ServerProcess.HEAP_MEBIBYTES + " MiB";
        load.residentMebibytes()
                .ifPresent(it -> add("memory", "resident at the end" + heap, "MiB", it, 1));
        load.peakMebibytes()
                .ifPresent(it -> add("memory-peak", "resident at most" + heap, "MiB", it, 1));
    }

    private void add(String name, String what, String unit, double score, int samples) {
        figures.add(
                new Figure(
                        prefix + name,
                        what,
                        unit,
                        score,
                        Optional.empty(),
                        samples,
                        Optional.empty()));
    }

    private static Figure compared(Figure figure, List<Figure> plain) {
        return plain.stream()
                .filter(baseline -> baseline.name().equals(PLAIN + figure.name()))
                .findFirst()
                .map(figure::comparedWith)
                .orElse(figure);
    }
}
