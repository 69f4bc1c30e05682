package crownhead.bench;

import crownhead.bench.paint.BrowserPage;
import crownhead.bench.paint.Chromium;
import crownhead.bench.paint.PaintTimer;
import crownhead.bench.paint.PaintedGame;
import crownhead.bench.paint.Paints;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * How soon somebody's own move is painted after their click, in a real browser at a real house,
 * beside a page that only moves a circle.
 */
final class PaintSuite {
    /** So many moves of each kind at least. */
    static final int FULL = 300;

    static final int QUICK = 10;

    private static final String GENEROUS = "1000";

    private final Paints circle = new Paints();
    private final Paints still = new Paints();
    private final Paints animated = new Paints();
    private final RandomGenerator chance = new Random(MoveGeneration.SEED);

    private PaintSuite() {}

    /** {@code jar} is what the launcher starts. */
    static List<Figure> run(Path jar, int moves, Path folder) throws IOException {
        PaintSuite suite = new PaintSuite();
        List<String> serve =
                Start.server(
                        "-jar",
                        jar.toString(),
                        "serve",
                        "--port",
                        "0",
                        "--generosity",
                        GENEROUS,
                        "--data",
                        Files.createTempDirectory(folder, "data").toString());
        Start.open(serve, house -> suite.visit(house, moves, folder));
        return suite.figures();
    }

    private void visit(URI house, int moves, Path folder) throws IOException {
        try (Chromium chromium = Chromium.start(Files.createTempDirectory(folder, "chromium"));
                BrowserPage page = chromium.page()) {
            PaintTimer timer = PaintTimer.in(page);
            PaintedGame game = new PaintedGame(page, timer, house, chance);
            game.signIn();
            warmUp(game);
            // In turn, so that whatever else the machine does meets all of them.
            while (animated.count() < moves) {
                game.play(PaintedGame.Style.STILL, still);
                timer.moveACircle(still.count() - circle.count(), chance, circle);
                page.visit(house);
                game.play(PaintedGame.Style.ANIMATED, animated);
            }
        }
    }

    /**
     * A house compiles itself in its first games, and here it takes the processors for that from
     * the page.
     */
    private static void warmUp(PaintedGame game) throws IOException {
        Paints uncounted = new Paints();
        for (PaintedGame.Style style : PaintedGame.Style.values()) {
            game.play(style, uncounted);
            game.play(style, uncounted);
        }
    }

    private List<Figure> figures() {
        List<Figure> baselines =
                figures("circle", "a circle in a page that does nothing else", circle);
        List<Figure> all = new ArrayList<>();
        all.addAll(
                besides(
                        figures("paint", "a click until the own move is painted, still", still),
                        baselines));
        all.addAll(
                besides(
                        figures("paint-animated", "until it is seen to set out", animated),
                        baselines));
        all.addAll(baselines);
        return List.copyOf(all);
    }

    private static List<Figure> figures(String name, String what, Paints paints) {
        Figures figures = new Figures();
        int count = paints.count();
        add(figures, name + "-p50", what, paints.percentile(50, Paints.Paint::millis), count);
        add(
                figures,
                name + "-p95",
                "only one in twenty takes longer",
                paints.percentile(95, Paints.Paint::millis),
                count);
        add(
                figures,
                name + "-p99",
                "only one in a hundred takes longer",
                paints.percentile(99, Paints.Paint::millis),
                count);
        add(
                figures,
                name + "-longest",
                "the slowest",
                paints.percentile(100, Paints.Paint::millis),
                count);
        add(
                figures,
                name + "-counted-p99",
                "on the screen, as the browser's Event Timing counts, in steps of 8 ms",
                paints.percentile(99, Paints.Paint::counted),
                count);
        return figures.all();
    }

    private static void add(Figures figures, String name, String what, double millis, int count) {
        figures.add(name, what, "ms", millis, count);
    }

    private static List<Figure> besides(List<Figure> figures, List<Figure> baselines) {
        List<Figure> compared = new ArrayList<>();
        for (int i = 0; i < figures.size(); i++) {
            compared.add(figures.get(i).comparedWith(baselines.get(i)));
        }
        return compared;
    }
}
