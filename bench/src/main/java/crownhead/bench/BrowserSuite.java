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
import java.nio.file.Files;
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

    private final EnginePage webAssembly;
    private final EnginePage script;
    private final Size size;
    private final List<Double> onTheJvm = new ArrayList<>();
    private final List<Double> inWebAssembly = new ArrayList<>();
    private final List<Double> inScript = new ArrayList<>();

    private BrowserSuite(EnginePage webAssembly, EnginePage script, Size size) {
        this.webAssembly = webAssembly;
        this.script = script;
        this.size = size;
    }

    /** {@code modules} has the engine as it was compiled for browsers. */
    static List<Figure> run(Path modules, Size size, Path folder) throws IOException {
        try (EnginePage webAssembly = webAssembly(modules, folder.resolve("webassembly"));
                EnginePage script =
                        EnginePage.open(folder.resolve("script"), modules.resolve("computer.js"))) {
            return figures(new BrowserSuite(webAssembly, script, size));
        }
    }

    /** What the web client's worker does where it can. */
    private static EnginePage webAssembly(Path modules, Path folder) throws IOException {
        Files.createDirectories(folder);
        Path module =
                Files.writeString(
                        folder.resolve("module.js"),
                        """
                        import { load } from './webassembly.js';
                        const program = await fetch('computer.wasm');
                        const { exports } = await load(await program.arrayBuffer());
                        export const search = (fen, nodes) => exports.search(fen, nodes);
                        """);
        return EnginePage.open(
                folder,
                module,
                modules.resolve("webassembly.js"),
                modules.resolve("computer.wasm"));
    }

    /**
     * In turn, so that whatever else the machine does meets all; each compiles the search first.
     */
    private static List<Figure> figures(BrowserSuite suite) throws IOException {
        suite.round();
        suite.forget();
        for (int i = 0; i < suite.size.times(); i++) {
            suite.round();
        }
        return suite.figures();
    }

    private void round() throws IOException {
        EnginePage.Found here = onTheJvm(size.nodes());
        onTheJvm.add(here.nodesPerSecond());
        inWebAssembly.add(theSame(webAssembly.search(START, size.nodes()), here));
        inScript.add(theSame(script.search(START, size.nodes()), here));
    }

    private void forget() {
        onTheJvm.clear();
        inWebAssembly.clear();
        inScript.clear();
    }

    private List<Figure> figures() throws IOException {
        Figure baseline = median("browser-jvm-nodes", "the same on the JVM", onTheJvm);
        Figure nodes =
                median(
                                "browser-nodes",
                                "in a worker of Chromium, from the start of a game",
                                inWebAssembly)
                        .comparedWith(baseline);
        int thought = (int) (THOUGHT_SECONDS * 1e6 * nodes.score());
        Figures figures = new Figures();
        figures.add(nodes);
        figures.add(
                median(
                                "browser-script-nodes",
                                "the same as JavaScript, for browsers without WebAssembly",
                                inScript)
                        .comparedWith(baseline));
        figures.add(baseline);
        figures.count(
                "browser-depth",
                "nominal depth there with as many nodes as it looks at in 2 s",
                "turns",
                webAssembly.search(START, thought).depth());
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

    private static double theSame(EnginePage.Found there, EnginePage.Found here) {
        if (there.nodes() != here.nodes() || there.depth() != here.depth()) {
            throw new BrokenPromise(
                    "The browser and the JVM do not find the same: " + there + ", " + here);
        }
        return there.nodesPerSecond();
    }

    private static Figure median(String name, String what, List<Double> rates) {
        Figures one = new Figures();
        List<Double> sorted = rates.stream().sorted().toList();
        one.add(name, what, "M nodes/s", sorted.get((sorted.size() - 1) / 2), sorted.size());
        return one.all().getFirst();
    }
}
