package crownhead.bench;

import crownhead.bench.browser.EnginePage;
import crownhead.bench.match.Player;
import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.TranspositionTable;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How fast the engine is in a real browser, beside the same search on the JVM. */
final class BrowserSuite {
    /** How many positions are looked at, and how often. */
    record Size(int nodes, int times) {
        static final Size FULL = new Size(5_000_000, 9);
        static final Size QUICK = new Size(1_000_000, 3);
    }

    /** As many as the browser's engine has. */
    private static final int TABLE_BITS = 16;

    private static final double THOUGHT_SECONDS = 2;
    private static final String START = Fen.write(Position.START);

    private BrowserSuite() {}

    /** {@code module} is the engine as it was compiled for browsers. */
    static List<Figure> run(Path module, Size size, Path folder) throws IOException {
        List<Double> browser = new ArrayList<>();
        List<Double> machine = new ArrayList<>();
        try (EnginePage page = EnginePage.open(module, folder)) {
            // Both compile the search first.
            page.search(START, size.nodes());
            onTheJvm(size.nodes());
            // In turn, so that whatever else the machine does meets both.
            for (int i = 0; i < size.times(); i++) {
                EnginePage.Found there = page.search(START, size.nodes());
                EnginePage.Found here = onTheJvm(size.nodes());
                requireTheSame(there, here);
                browser.add(there.nodesPerSecond());
                machine.add(here.nodesPerSecond());
            }
            return figures(page, browser, machine);
        }
    }

    private static List<Figure> figures(EnginePage page, List<Double> browser, List<Double> machine)
            throws IOException {
        Figure baseline = median("browser-jvm-nodes", "the same on the JVM", machine);
        Figure nodes =
                median(
                                "browser-nodes",
                                "in a worker of Chromium, from the start of a game",
                                browser)
                        .comparedWith(baseline);
        int thought = (int) (THOUGHT_SECONDS * 1e6 * nodes.score());
        Figures figures = new Figures();
        figures.add(nodes);
        figures.add(baseline);
        figures.count(
                "browser-depth",
                "nominal depth there with as many nodes as it looks at in 2 s",
                "turns",
                page.search(START, thought).depth());
        return figures.all();
    }

    private static EnginePage.Found onTheJvm(int nodes) {
        MoveChooser chooser =
                new MoveChooser(Player.LEARNED, Endgames.NONE, new TranspositionTable(TABLE_BITS));
        long begin = System.nanoTime();
        Choice choice = chooser.choose(Position.START, Limits.nodes(nodes));
        double millis = (System.nanoTime() - begin) / 1e6;
        return new EnginePage.Found(millis, choice.nodes(), choice.depth());
    }

    private static void requireTheSame(EnginePage.Found there, EnginePage.Found here) {
        if (there.nodes() != here.nodes() || there.depth() != here.depth()) {
            throw new BrokenPromise(
                    "The browser and the JVM do not find the same: " + there + ", " + here);
        }
    }

    private static Figure median(String name, String what, List<Double> rates) {
        Figures one = new Figures();
        List<Double> sorted = rates.stream().sorted().toList();
        one.add(name, what, "M nodes/s", sorted.get((sorted.size() - 1) / 2), sorted.size());
        return one.all().getFirst();
    }
}
