package crownhead.bench;

import crownhead.bench.baseline.PlainBot;
import crownhead.bench.baseline.PlainForwarder;
import crownhead.bench.load.Lines;
import crownhead.bench.load.Load;
import crownhead.bench.load.Profile;
import crownhead.bench.load.ServerProcess;
import crownhead.bench.load.TableBot;
import crownhead.bench.load.TableServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Many tables of one server over TCP, with bots that answer at once, beside a plain forwarder. */
final class TablesSuite {
    private TablesSuite() {}

    /** Keeps the recording of where the server's time went in a folder. */
    static List<Figure> run(Load.Size size, Path folder) throws IOException {
        LoadFigures plain =
                LoadFigures.of(
                        "plain-",
                        "the same with a server that only sends each line on to both",
                        playPlainly(size));
        LoadFigures real =
                LoadFigures.of(
                        "",
                        size.tables() + " tables of one server, two bots each on the same machine",
                        play(size));
        Figures figures = new Figures();
        plain.besides(real).forEach(figures::add);
        figures.add("bot-errors", "refusals, farewells and lost connections", "", 0);
        // Recording costs something, so it has a run of its own.
        Path recording = folder.resolve("tables.jfr");
        play(size, recording.toString());
        LoadFigures.shares(Profile.read(recording, size.measured())).forEach(figures::add);
        return figures.all();
    }

    private static Load play(Load.Size size, String... recording) throws IOException {
        RandomGenerator chance = new Random(MoveGeneration.SEED);
        List<String> arguments = new ArrayList<>(List.of(Integer.toString(size.tables())));
        arguments.addAll(List.of(recording));
        try (ServerProcess server = ServerProcess.start(TableServer.class, arguments)) {
            return LoadFigures.checked(
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
            return LoadFigures.checked(
                    Load.measure(
                            server,
                            size,
                            _ -> new Lines(),
                            (table, seat, stopwatch) ->
                                    new PlainBot(table + "-" + seat, stopwatch)));
        }
    }
}
