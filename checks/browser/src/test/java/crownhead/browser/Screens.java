package crownhead.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/**
 * Takes pictures of every page and state, and puts all of them on one sheet. It fails when a page
 * is laid out badly.
 */
public final class Screens {
    private static final List<PageLooks.Size> SIZES =
            List.of(PageLooks.Size.PHONE, PageLooks.Size.TABLET, PageLooks.Size.DESKTOP);
    private static final List<ColorScheme> SCHEMES = List.of(ColorScheme.LIGHT, ColorScheme.DARK);
    private static final int SHEET_WIDTH = 920;
    private static final int LARGEST_SHEET = 1_000_000;
    private static final List<Integer> QUALITIES = List.of(60, 50, 40, 30, 20);

    private final Path folder;
    private final List<String> faults = new ArrayList<>();
    private final StringBuilder sheet = new StringBuilder();

    private Screens(Path folder) {
        this.folder = folder;
    }

    /** Where the sheet goes, and where each picture does. */
    public static void main(String[] args) throws IOException {
        Path sheets = Path.of(args[0]);
        Path folder = Files.createDirectories(Path.of(args[1]));
        Screens screens = new Screens(folder);
        try {
            Scenes.showTo((name, visitor) -> screens.take(name, visitor.page()));
            screens.print(sheets.resolve("web-sheet.jpg"));
        } catch (RuntimeException e) {
            // The browser would go on for ever.
            screens.faults.add(e.toString());
        }
        Files.write(folder.resolve("faults.txt"), screens.faults);
        screens.faults.forEach(System.err::println);
        System.exit(screens.faults.isEmpty() ? 0 : 1);
    }

    private void take(String name, Page page) {
        sheet.append("<section><h2>").append(name).append("</h2>");
        for (PageLooks.Size size : SIZES) {
            for (ColorScheme scheme : SCHEMES) {
                new PageLooks(size, scheme).show(page);
                page.evaluate("() => scrollTo(0, 0)");
                String look = (size + "-" + scheme).toLowerCase(Locale.ROOT);
                PageLooks.faults(page)
                        .forEach(fault -> faults.add(name + " " + look + ": " + fault));
                Path file = folder.resolve(name + "-" + look + ".png");
                add(page.screenshot(new Page.ScreenshotOptions().setPath(file)), size);
            }
        }
        sheet.append("</section>\n");
    }

    private void add(byte[] picture, PageLooks.Size size) {
        sheet.append(
                "<img width='%d' src='data:image/png;base64,%s'>"
                        .formatted(size.width() / 6, encoded(picture)));
    }

    private static String encoded(byte[] picture) {
        return Base64.getEncoder().encodeToString(picture);
    }

    private void print(Path file) throws IOException {
        Path html = folder.resolve("sheet.html");
        Files.writeString(
                html,
                "<!doctype html><meta charset='utf-8'><style>body{margin:16px;font:14px sans-serif;background:#888}"
                        + "h2{font-size:14px;margin:8px 0 4px}img{margin-right:6px;vertical-align:top}</style>"
                        + sheet);
        try (BrowserContext context = Chromium.browser().newContext()) {
            Page page = context.newPage();
            page.setDefaultTimeout(Chromium.PATIENCE_MILLIS);
            page.setViewportSize(SHEET_WIDTH, 900);
            page.navigate(html.toUri().toString());
            Files.write(file, smallEnough(page));
        }
    }

    private static byte[] smallEnough(Page page) {
        return QUALITIES.stream()
                .map(quality ->
                        page.screenshot(
                                new Page.ScreenshotOptions()
                                        .setFullPage(true)
                                        .setType(ScreenshotType.JPEG)
                                        .setQuality(quality)))
                .filter(picture -> picture.length < LARGEST_SHEET)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The sheet is too large"));
    }
}
