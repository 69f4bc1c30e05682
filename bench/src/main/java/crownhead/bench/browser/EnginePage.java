package crownhead.bench.browser;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import crownhead.bench.paint.BrowserPage;
import crownhead.bench.paint.Chromium;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;

/**
 * A page with nothing but the engine in a worker, which loads the same module as the web client's
 * does and asks it for searches that the web client has no need for.
 */
public final class EnginePage implements AutoCloseable {
    private static final String WORKER =
            """
            import * as java from './computer.js';
            addEventListener('message', ({ data }) => {
              const begin = performance.now();
              const found = java.search(data.fen, data.nodes);
              postMessage({ millis: performance.now() - begin, nodes: found.nodes(), depth: found.depth() });
            });
            """;
    private static final String PAGE =
            """
            <!doctype html>
            <title>Engine</title>
            <script type="module">
              const worker = new Worker('worker.js', { type: 'module' });
              window.search = (fen, nodes) => new Promise((done, failed) => {
                worker.onmessage = ({ data }) => done(data);
                worker.onerror = ({ message }) => failed(new Error(message));
                worker.postMessage({ fen, nodes });
              });
            </script>
            """;

    private final HttpServer server;
    private final Chromium chromium;
    private final BrowserPage page;

    /** What a search came to. */
    public record Found(double millis, long nodes, int depth) {
        /** In millions. */
        public double nodesPerSecond() {
            return nodes / millis / 1e3;
        }
    }

    private EnginePage(HttpServer server, Chromium chromium, BrowserPage page) {
        this.server = server;
        this.chromium = chromium;
        this.page = page;
    }

    /** Opens the page with a compiled module; all that is served and kept goes into a folder. */
    public static EnginePage open(Path module, Path folder) throws IOException {
        Path site = Files.createDirectories(folder.resolve("site")).toRealPath();
        Files.copy(module, site.resolve("computer.js"));
        Files.writeString(site.resolve("worker.js"), WORKER);
        Files.writeString(site.resolve("index.html"), PAGE);
        HttpServer server =
                SimpleFileServer.createFileServer(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        site,
                        SimpleFileServer.OutputLevel.NONE);
        server.start();
        Chromium chromium = Chromium.start(Files.createDirectories(folder.resolve("chromium")));
        BrowserPage page = chromium.page();
        page.visit(URI.create("http://localhost:" + server.getAddress().getPort() + "/index.html"));
        return new EnginePage(server, chromium, page);
    }

    /** Searches until so many positions were looked at. */
    public Found search(String fen, int nodes) throws IOException {
        JsonNode found = page.evaluate("search('" + fen + "', " + nodes + ")");
        return new Found(
                found.path("millis").asDouble(),
                found.path("nodes").asLong(),
                found.path("depth").asInt());
    }

    @Override
    public void close() {
        page.close();
        chromium.close();
        server.stop(0);
    }
}
