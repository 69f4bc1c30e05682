package crownhead.bench.paint;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A page of a browser, and what somebody with a mouse does there. */
public final class BrowserPage implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;
    private static final JsonMapper JSON = new JsonMapper();

    private final Map<Integer, CompletableFuture<JsonNode>> asked = new ConcurrentHashMap<>();
    private final WebSocket socket;
    private int count;

    private BrowserPage(HttpClient http, URI address) {
        this.socket = http.newWebSocketBuilder().buildAsync(address, new Ears()).join();
    }

    static BrowserPage open(HttpClient http, URI address) throws IOException {
        BrowserPage page = new BrowserPage(http, address);
        page.ask("Page.enable", Map.of());
        return page;
    }

    /** Has a script run in each page that comes, before anything of its own. */
    public void begin(String script) throws IOException {
        ask("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    /** Returns when the page is there and its scripts have run. */
    public void visit(URI address) throws IOException {
        ask("Page.navigate", Map.of("url", address.toString()));
        evaluate(
                "new Promise((done) => document.readyState === 'complete' ? done(true)"
                        + " : addEventListener('load', () => done(true)))");
    }

    /** What an expression is worth, or what its promise comes to. */
    public JsonNode evaluate(String expression) throws IOException {
        JsonNode answer =
                ask(
                        "Runtime.evaluate",
                        Map.of(
                                "expression",
                                expression,
                                "awaitPromise",
                                true,
                                "returnByValue",
                                true));
        if (answer.has("exceptionDetails")) {
            throw new IOException(expression + ": " + answer.path("exceptionDetails"));
        }
        return answer.path("result").path("value");
    }

    /**
     * Returns when all that was done has been painted and whatever moved has arrived: nobody
     * presses again before they see it.
     */
    public void rest() throws IOException {
        evaluate(
                """
                Promise.all(
                  document.getAnimations()
                    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
                    .map((one) => one.finished.catch(() => undefined)))
                .then(() => new Promise((done) =>
                  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(true))))))
                """);
    }

    /** Presses the mouse and lets it go. */
    public void click(double x, double y) throws IOException {
        for (String what : new String[] {"mousePressed", "mouseReleased"}) {
            ask(
                    "Input.dispatchMouseEvent",
                    Map.of("type", what, "x", x, "y", y, "button", "left", "clickCount", 1));
        }
    }

    private JsonNode ask(String method, Map<String, Object> parameters) throws IOException {
        int id = ++count;
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        asked.put(id, answer);
        socket.sendText(
                        JSON.writeValueAsString(
                                Map.of("id", id, "method", method, "params", parameters)),
                        true)
                .join();
        JsonNode said = waitFor(answer, method);
        if (said.has("error")) {
            throw new IOException(method + ": " + said.path("error"));
        }
        return said.path("result");
    }

    private static JsonNode waitFor(CompletableFuture<JsonNode> answer, String method)
            throws IOException {
        try {
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody waits for the page any more");
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("The page does not answer to " + method, e);
        }
    }

    @Override
    public void close() {
        socket.abort();
    }

    /** Gathers what comes in pieces, and brings each answer to who waits for it. */
    private final class Ears implements WebSocket.Listener {
        private final StringBuilder heard = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket from, CharSequence text, boolean isLast) {
            heard.append(text);
            if (isLast) {
                JsonNode said = JSON.readTree(heard.toString());
                heard.setLength(0);
                CompletableFuture<JsonNode> waiting = asked.remove(said.path("id").asInt(0));
                if (waiting != null) {
                    waiting.complete(said);
                }
            }
            from.request(1);
            return null;
        }
    }
}
