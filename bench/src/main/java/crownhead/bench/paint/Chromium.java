package crownhead.bench.paint;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The browser of this machine with one page, which is told what to do over its own protocol. */
public final class Chromium implements AutoCloseable {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome");
    private static final List<String> FLAGS =
            List.of(
                    "--headless",
                    "--remote-debugging-port=0",
                    "--window-size=1280,800",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync");
    private static final String LISTENS = "DevTools listening on ";
    private static final JsonMapper JSON = new JsonMapper();

    private final Process process;
    private final HttpClient http = HttpClient.newHttpClient();

    private Chromium(Process process) {
        this.process = process;
    }

    /** Starts it; what it keeps goes into a folder. */
    public static Chromium start(Path folder) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(found().toString());
        command.addAll(FLAGS);
        command.add("--user-data-dir=" + folder);
        command.add("about:blank");
        return new Chromium(
                new ProcessBuilder(command)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start());
    }

    /** Its page. */
    public BrowserPage page() throws IOException {
        URI door = door();
        URI list = URI.create("http://" + door.getAuthority() + "/json/list");
        for (JsonNode target : JSON.readTree(read(list))) {
            if (target.path("type").asString().equals("page")) {
                String address = target.path("webSocketDebuggerUrl").asString();
                return BrowserPage.open(http, URI.create(address));
            }
        }
        throw new IOException("Chromium has no page");
    }

    private URI door() throws IOException {
        BufferedReader said = process.errorReader();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(LISTENS)) {
                Thread.ofVirtual().start(() -> said.lines().forEach(_ -> {}));
                return URI.create(line.substring(LISTENS.length()));
            }
        }
        throw new IOException("Chromium did not start");
    }

    private String read(URI address) throws IOException {
        try {
            return http.send(
                            HttpRequest.newBuilder(address).build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody waits for Chromium any more");
        }
    }

    private static Path found() throws IOException {
        String[] folders = System.getenv("PATH").split(File.pathSeparator, -1);
        return Arrays.stream(folders)
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IOException("No Chromium on the PATH: install chromium"));
    }

    @Override
    public void close() {
        http.close();
        // Those that it started keep writing into the folder for a while after it has ended.
        List<ProcessHandle> others = process.descendants().toList();
        process.destroy();
        process.onExit().join();
        others.forEach(ProcessHandle::destroyForcibly);
        others.forEach(other -> other.onExit().join());
    }
}
