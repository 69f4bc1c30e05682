package crownhead.bench.paint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;

/** Presses in a page and asks it when that was painted. */
public final class PaintTimer {
    private static final int WIDTH = 700;
    private static final int HEIGHT = 500;
    private static final int MARGIN = 50;

    private final BrowserPage page;

    private PaintTimer(BrowserPage page) {
        this.page = page;
    }

    public static PaintTimer in(BrowserPage page) throws IOException {
        page.begin(resource("paints.js"));
        return new PaintTimer(page);
    }

    /** Moves a circle in a page that can do nothing else. */
    public void moveACircle(int times, RandomGenerator chance, Paints paints) throws IOException {
        byte[] bare = resource("circle.html").getBytes(StandardCharsets.UTF_8);
        page.visit(URI.create("data:text/html;base64," + Base64.getEncoder().encodeToString(bare)));
        for (int i = 0; i < times; i++) {
            int x = MARGIN + chance.nextInt(WIDTH);
            int y = MARGIN + chance.nextInt(HEIGHT);
            press(x, y, "document.elementFromPoint(%d, %d).matches('circle')".formatted(x, y));
        }
        collect(paints);
    }

    /** Presses, and waits for the frame in which a claim of the page holds. */
    void press(double x, double y, String isShown) throws IOException {
        page.evaluate("paints.expect(() => " + isShown + ")");
        page.click(x, y);
        page.evaluate("paints.shown");
    }

    /** What was measured since the page was opened. */
    void collect(Paints paints) throws IOException {
        JsonNode times = page.evaluate("paints.all()");
        for (JsonNode time : times) {
            paints.add(new Paints.Paint(time.path(0).asDouble(), time.path(1).asDouble()));
        }
    }

    void until(String isTrue) throws IOException {
        page.evaluate("paints.until(() => " + isTrue + ")");
    }

    private static String resource(String name) {
        try (InputStream in =
                Objects.requireNonNull(PaintTimer.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
