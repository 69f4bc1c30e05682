package crownhead.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** How a page is looked at: the size of the window, and whether it is light or dark. */
record PageLooks(Size size, ColorScheme scheme) {
    private static final String FAULTS = resource("/layout-faults.js");

    enum Size {
        PHONE(360, 640),
        SMALL(800, 600),
        TABLET(820, 1180),
        DESKTOP(1280, 800);

        private final int width;
        private final int height;

        Size(int width, int height) {
            this.width = width;
            this.height = height;
        }

        int width() {
            return width;
        }
    }

    /** Shows a page like this, once it has come to rest. */
    void show(Page page) {
        page.setViewportSize(size.width, size.height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        page.evaluate(
                "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    @SuppressWarnings("unchecked")
    static List<String> faults(Page page) {
        return (List<String>) page.evaluate(FAULTS);
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(PageLooks.class.getResourceAsStream(name))) {
            String script = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return script.substring(script.indexOf("() =>"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
