package crownhead.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;

/** How a page is looked at: the size of the window, and whether it is light or dark. */
record PageLooks(Size size, ColorScheme scheme) {
    private static final String FAULTS = script();

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

    private static String script() {
        String script = Resources.text(PageLooks.class, "/layout-faults.js");
        return script.substring(script.indexOf("() =>"));
    }
}
