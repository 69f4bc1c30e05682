package crownhead.bench;

import crownhead.bench.baseline.PlainBot;
import crownhead.bench.baseline.PlainHouse;
import crownhead.bench.load.Frames;
import crownhead.bench.load.HouseBot;
import crownhead.bench.load.Load;
import crownhead.bench.load.OpenHouse;
import crownhead.bench.load.Profile;
import crownhead.bench.load.ServerProcess;
import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Many games at the real server over WebSockets, beside a server that only stores and sends. */
final class ServerSuite {
    private static final Duration MEASURED = Duration.ofSeconds(20);
    private static final Duration THOUGHT = Duration.ofSeconds(2);

    /** So long that there are a million moves in all. */
    private static final Duration MEASURED_LONG = Duration.ofSeconds(60);

    /** Nobody waits longer for a move. */
    private static final Duration LATE = Duration.ofSeconds(3);

    /** The scene in which it is looked where the time goes. */
    private static final int USUAL = 500;

    /** Half a million moves come first: until then the compiler is a tenth of what a move costs. */
    static final List<Load.Size> FULL =
            List.of(
                    new Load.Size(50, 10_000, MEASURED),
                    new Load.Size(USUAL, 1_000, MEASURED),
                    new Load.Size(2_000, 250, MEASURED_LONG),
                    new Load.Size(2_000, 30, Duration.ofSeconds(40), THOUGHT));

    static final List<Load.Size> QUICK = List.of(new Load.Size(50, 300, Duration.ofSeconds(5)));

    private final Path folder;
    private int houses;

    private ServerSuite(Path folder) {
        this.folder = folder;
    }

    static List<Figure> run(List<Load.Size> sizes, Path folder) throws IOException {
        ServerSuite suite = new ServerSuite(folder);
        List<Figure> figures = new ArrayList<>();
        List<Load> loads = new ArrayList<>();
        for (Load.Size size : sizes) {
            String suffix = suffix(size);
            LoadFigures plain =
                    LoadFigures.of(
                            "plain-server-",
                            suffix,
                            scene(size, "stored and sent on"),
                            suite.plain(size));
            Load load = suite.house(size);
            loads.add(load);
            LoadFigures house = LoadFigures.of("server-", suffix, scene(size, "played"), load);
            figures.addAll(plain.besides(house));
        }
        figures.addAll(inAll(loads));
        // Recording costs something, so it has a run of its own.
        for (Load.Size size : sizes) {
            if (size.tables() == USUAL) {
                Path recording = folder.resolve("server.jfr");
                suite.house(size, recording.toString());
                figures.addAll(LoadFigures.shares(Profile.read(recording, size.measured())));
            }
        }
        return figures;
    }

    private static List<Figure> inAll(List<Load> loads) {
        Figures figures = new Figures();
        int moves = loads.stream().mapToInt(load -> load.times().count()).sum();
        int late = loads.stream().mapToInt(load -> load.times().longerThan(LATE)).sum();
        figures.count("server-moves-in-all", "measured at the real server", "", moves);
        figures.count("late-server", "of them over 3 s", "", late);
        return figures.all();
    }

    private static String scene(Load.Size size, String what) {
        return size.tables()
                + " games over WebSockets, each move "
                + what
                + (size.pace().isZero()
                        ? "; both players answer at once"
                        : "; a move every " + size.pace().toSeconds() + " s in each");
    }

    private static String suffix(Load.Size size) {
        return "-" + size.tables() + (size.pace().isZero() ? "" : "-open");
    }

    private Load plain(Load.Size size) throws IOException {
        try (ServerProcess server = ServerProcess.start(PlainHouse.class, List.of(newFolder()))) {
            return LoadFigures.checked(
                    Load.measure(
                            server,
                            size,
                            game -> new Frames(PlainHouse.PATH + "?game=" + game),
                            (game, seat, stopwatch) -> new PlainBot(game + "-" + seat, stopwatch)));
        }
    }

    private Load house(Load.Size size, String... recording) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(newFolder()));
        arguments.addAll(List.of(recording));
        RandomGenerator chance = new Random(MoveGeneration.SEED);
        Map<Integer, HouseBot.Meeting> meetings = new HashMap<>();
        try (ServerProcess server = ServerProcess.start(OpenHouse.class, arguments)) {
            return LoadFigures.checked(
                    Load.measure(
                            server,
                            size,
                            _ -> new Frames(SocketDoor.PATH),
                            (game, seat, stopwatch) ->
                                    new HouseBot(
                                            meetings.computeIfAbsent(
                                                    game, _ -> HouseBot.Meeting.inPrivate()),
                                            seat == 1,
                                            stopwatch,
                                            chance)));
        }
    }

    private String newFolder() {
        houses++;
        return folder.resolve("house-" + houses).toString();
    }
}
