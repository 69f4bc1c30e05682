package crownhead.house;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Somebody who comes over a WebSocket that is not ours. */
final class HouseSocket implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Pattern SECRET = Pattern.compile("\"secret\":\"([^\"]+)\"");

    private final HttpClient client;
    private final WebSocket socket;
    private final BlockingQueue<String> heard;

    private HouseSocket(HttpClient client, WebSocket socket, BlockingQueue<String> heard) {
        this.client = client;
        this.socket = socket;
        this.heard = heard;
    }

    static HouseSocket open(URI house) {
        return open(house, HttpClient.newHttpClient());
    }

    static HouseSocket open(URI house, HttpClient client) {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        String web = house.toString().replaceFirst("^http", "ws") + "/api/v1/socket";
        WebSocket socket =
                client.newWebSocketBuilder().buildAsync(URI.create(web), new Ear(heard)).join();
        return new HouseSocket(client, socket, heard);
    }

    private static final class Ear implements WebSocket.Listener {
        private final BlockingQueue<String> heard;
        private final StringBuilder message = new StringBuilder();

        Ear(BlockingQueue<String> heard) {
            this.heard = heard;
        }

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket socket, CharSequence part, boolean isLast) {
            message.append(part);
            if (isLast) {
                heard.add(message.toString());
                message.setLength(0);
            }
            socket.request(1);
            return null;
        }
    }

    /** Goes into the hall as a guest. */
    void enter(String name) throws InterruptedException {
        Matcher secret = SECRET.matcher(await("assigned"));
        if (!secret.find()) {
            throw new AssertionError("No secret was assigned");
        }
        say(
                "{\"type\":\"ready\",\"protocol\":1,\"secret\":\""
                        + secret.group(1)
                        + "\",\"name\":\""
                        + name
                        + "\"}");
        await("hall");
    }

    void say(String message) {
        socket.sendText(message, true).join();
    }

    /** The next message of a type; others are passed over. */
    String await(String type) throws InterruptedException {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (Instant.now().isBefore(deadline)) {
            String message = heard.poll(1, TimeUnit.SECONDS);
            if (message != null && message.contains("\"type\":\"" + type + "\"")) {
                return message;
            }
        }
        throw new AssertionError("No " + type + " was heard");
    }

    @Override
    public void close() {
        socket.abort();
        client.shutdownNow();
    }
}
