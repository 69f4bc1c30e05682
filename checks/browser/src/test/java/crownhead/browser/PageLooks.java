package crownhead.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;

/** How a page is looked at: the size of the window, and whether it is light or dark. */
record PageLooks(Size size, ColorScheme scheme) {
    private static final String FAULTS = script();
    private static final String SHAPE =
            """
            () => [...document.querySelectorAll('*')].map((one) => {
              const { x, y, width, height } = one.getBoundingClientRect();
              return [one.tagName, x, y, width, height, one.checkVisibility({ visibilityProperty: true })].join();
            }).join('\\n')
            """;

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

    /** Where everything is, and what can be seen, whatever its colour. */
    static String shape(Page page) {
        return String.valueOf(page.evaluate(SHAPE));
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
