package crownhead.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The browser of this machine, started once for each thread that tests: it belongs to that thread.
 */
final class Chromium {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome");
    private static final List<String> FLAGS =
            List.of(
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync");

    static final double PATIENCE_MILLIS = 60_000;
    private static final ThreadLocal<Browser> BROWSERS = ThreadLocal.withInitial(Chromium::start);

    private Chromium() {}

    static Browser browser() {
        return BROWSERS.get();
    }

    private static Browser start() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        Playwright playwright =
                Playwright.create(
                        new Playwright.CreateOptions()
                                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions().setExecutablePath(found()).setArgs(FLAGS));
    }

    private static Path found() {
        String[] folders = System.getenv("PATH").split(File.pathSeparator, -1);
        return Arrays.stream(folders)
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .flatMap(path -> Files.isExecutable(path) ? Stream.of(path) : Stream.empty())
                .findFirst()
                .orElseThrow(() ->
                        new IllegalStateException("No Chromium on the PATH: install chromium"));
    }
}
