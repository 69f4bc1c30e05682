package crownhead.bench;

import crownhead.bench.window.BareWindow;
import crownhead.bench.window.Screen;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How long the command takes until its window can be read, beside a bare window of Swing. */
final class DesktopSuite {
    static final int FULL = 15;
    static final int QUICK = 3;

    private DesktopSuite() {}

    /**
     * {@code launcher} is the script that people start. Its first window leaves something to those
     * after it, and is not counted; then both are started in turn.
     */
    static List<Figure> run(Path launcher, int times, Path folder) throws IOException {
        // The memory of whoever runs this is none of its business.
        List<String> desktop =
                List.of("env", "XDG_CONFIG_HOME=" + folder, launcher.toString(), "desktop");
        List<String> bare =
                Start.java(
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        BareWindow.class.getName());
        Screen screen = new Screen();
        screen.rehearse(desktop);
        List<Double> ours = new ArrayList<>();
        List<Double> plain = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            plain.add(screen.millis(bare));
            ours.add(screen.millis(desktop));
        }
        Figure baseline = median("start-window", "a bare window of Swing", plain);
        Figures figures = new Figures();
        figures.add(
                median("start-desktop", "./crownhead desktop, until its window can be read", ours)
                        .comparedWith(baseline));
        figures.add(baseline);
        return figures.all();
    }

    private static Figure median(String name, String what, List<Double> millis) {
        Figures one = new Figures();
        List<Double> sorted = millis.stream().sorted().toList();
        one.add(name, what, "ms", sorted.get((sorted.size() - 1) / 2), sorted.size());
        return one.all().getFirst();
    }
}
