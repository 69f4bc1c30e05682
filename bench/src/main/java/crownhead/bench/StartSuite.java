package crownhead.bench;

import crownhead.bench.baseline.BareJavalin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How long the command takes until the house shows its page, beside a bare Javalin. */
final class StartSuite {
    static final int FULL = 15;
    static final int QUICK = 3;

    private final Path jar;
    private final Path folder;

    private StartSuite(Path jar, Path folder) {
        this.jar = jar;
        this.folder = folder;
    }

    /** {@code jar} is what the launcher starts. All are started in turn, so many times each. */
    static List<Figure> run(Path jar, int times, Path folder) throws IOException {
        StartSuite suite = new StartSuite(jar, folder);
        Path cache = folder.resolve("serve.aot");
        suite.train(cache);
        List<String> bare =
                Start.server(
                        "-cp", System.getProperty("java.class.path"), BareJavalin.class.getName());
        List<Double> javalin = new ArrayList<>();
        List<Double> plain = new ArrayList<>();
        List<Double> cached = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            javalin.add(Start.millis(bare));
            plain.add(Start.millis(suite.serve("-Xlog:disable")));
            cached.add(Start.millis(suite.serve("-XX:AOTCache=" + cache)));
        }
        Figure baseline =
                figure("start-javalin", "a bare Javalin, until its page is shown", javalin);
        Figures figures = new Figures();
        figures.add(
                figure("start", "crownhead serve, as the launcher starts it", cached)
                        .comparedWith(baseline));
        figures.add(figure("start-uncached", "without its cache", plain).comparedWith(baseline));
        figures.add(baseline);
        return figures.all();
    }

    /** As the launcher does it when it builds. */
    private void train(Path cache) throws IOException {
        Start.millis(serve("-XX:AOTCacheOutput=" + cache));
        if (Files.notExists(cache)) {
            throw new IOException("No cache was made at " + cache);
        }
    }

    private List<String> serve(String option) throws IOException {
        return Start.server(
                option,
                "-jar",
                jar.toString(),
                "serve",
                "--port",
                "0",
                "--data",
                Files.createTempDirectory(folder, "data").toString());
    }

    private static Figure figure(String name, String what, List<Double> millis) {
        Figures one = new Figures();
        List<Double> sorted = millis.stream().sorted().toList();
        one.add(name, what, "ms", sorted.get((sorted.size() - 1) / 2), sorted.size());
        return one.all().getFirst();
    }
}
