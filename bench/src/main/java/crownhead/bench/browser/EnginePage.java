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
 * A page with nothing but the engine in a worker, which loads what the web client's does and asks
 * it for searches that the web client has no need for.
 */
public final class EnginePage implements AutoCloseable {
    private static final String WORKER =
            """
            const opened = import('./engine.js');
            async function answer({ fen, nodes }) {
              const java = await opened;
              const begin = performance.now();
              const found = java.search(fen, nodes);
              return { millis: performance.now() - begin, nodes: found.nodes(), depth: found.depth() };
            }
            addEventListener('message', ({ data }) =>
              answer(data).then(postMessage, ({ message }) => postMessage({ failed: message })));
            """;
    private static final String PAGE =
            """
            <!doctype html>
            <title>Engine</title>
            <script type="module">
              const worker = new Worker('worker.js', { type: 'module' });
              window.search = (fen, nodes) => new Promise((done, failed) => {
                worker.onmessage = ({ data }) => ('failed' in data ? failed(new Error(data.failed)) : done(data));
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

    /**
     * Opens the page with a module that exports a search, and the files that it loads; all that is
     * served and kept goes into a folder.
     */
    public static EnginePage open(Path folder, Path module, Path... others) throws IOException {
        Path site = Files.createDirectories(folder.resolve("site")).toRealPath();
        Files.copy(module, site.resolve("engine.js"));
        for (Path other : others) {
            Files.copy(other, site.resolve(other.getFileName()));
        }
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
