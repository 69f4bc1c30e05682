package crownhead.bench;

import crownhead.bench.load.Frames;
import crownhead.bench.load.Gallery;
import crownhead.bench.load.HouseBot;
import crownhead.bench.load.Load;
import crownhead.bench.load.OpenHouse;
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

/** What others notice of a table that very many look on at. */
final class GallerySuite {
    private static final Duration THOUGHT = Duration.ofSeconds(2);

    /**
     * How much is done.
     *
     * @param tables at which people play while others look on elsewhere
     * @param rounds how often it is measured without onlookers and with them, in turn
     */
    record Size(int tables, Gallery.Size gallery, int rounds, Duration measured) {
        static final Size FULL =
                new Size(
                        100,
                        new Gallery.Size(900, 100, Duration.ofMillis(500)),
                        5,
                        Duration.ofSeconds(30));
        static final Size QUICK =
                new Size(
                        10,
                        new Gallery.Size(40, 10, Duration.ofMillis(200)),
                        1,
                        Duration.ofSeconds(5));
    }

    private final ServerProcess server;
    private final Size size;
    private final RandomGenerator chance = new Random(MoveGeneration.SEED);

    private GallerySuite(ServerProcess server, Size size) {
        this.server = server;
        this.size = size;
    }

    static List<Figure> run(Size size, Path folder) throws IOException {
        List<String> data = List.of(folder.resolve("house").toString());
        try (ServerProcess server = ServerProcess.start(OpenHouse.class, data)) {
            return new GallerySuite(server, size).run();
        }
    }

    private List<Figure> run() throws IOException {
        List<Double> alone = new ArrayList<>();
        List<Double> besides = new ArrayList<>();
        // The first look warms up.
        play();
        for (int i = 0; i < size.rounds(); i++) {
            alone.add(play());
            besides.add(playBesidesAGallery());
        }
        Figure without = figure("alone", "without them", alone);
        Figures figures = new Figures();
        figures.count("onlookers", "at one table", "", size.gallery().readers());
        figures.count("onlookers-deaf", "who never read, besides", "", size.gallery().deaf());
        figures.add(
                figure("besides", "with them, a median of rounds in turn", besides)
                        .comparedWith(without));
        figures.add(without);
        return figures.all();
    }

    private Figure figure(String name, String what, List<Double> p99s) {
        Figures one = new Figures();
        List<Double> sorted = p99s.stream().sorted().toList();
        one.add(
                "gallery-p99-" + name,
                "of moves at " + size.tables() + " other tables, " + what,
                "ms",
                sorted.get(sorted.size() / 2),
                sorted.size());
        return one.all().getFirst();
    }

    private double playBesidesAGallery() throws IOException {
        try (Gallery gallery = Gallery.open(server.address(), size.gallery(), chance)) {
            double p99 = play();
            if (!gallery.errors().isEmpty()) {
                throw new BrokenPromise("Onlookers met errors: " + gallery.errors());
            }
            return p99;
        }
    }

    /** How long all but one in a hundred moves take, in milliseconds. */
    private double play() throws IOException {
        Map<Integer, HouseBot.Meeting> meetings = new HashMap<>();
        Load load =
                LoadFigures.checked(
                        Load.measure(
                                server,
                                new Load.Size(size.tables(), 2, size.measured(), THOUGHT),
                                _ -> new Frames(SocketDoor.PATH),
                                (game, seat, stopwatch) ->
                                        new HouseBot(
                                                meetings.computeIfAbsent(
                                                        game, _ -> HouseBot.Meeting.inPrivate()),
                                                seat == 1,
                                                stopwatch,
                                                chance)));
        return load.times().millis(99);
    }
}
