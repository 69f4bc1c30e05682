package crownhead.clients.connection;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Wire;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/** Messages over a WebSocket. */
final class WebSocketLink implements Link {
    /** How long the house may take to say goodbye. */
    private static final Duration LAST_WORDS = Duration.ofSeconds(1);

    /**
     * After so much silence the house is asked for a sign of life. Java's WebSocket does not always
     * tell that the other end is gone: only what is sent there shows it.
     */
    private static final Duration BEAT = Duration.ofSeconds(5);

    private static final int MOST_BEATS = 3;

    private static final int FIRST_TEMPORARY = 500;
    private static final int TOO_MANY_REQUESTS = 429;

    private final HttpClient client;
    private final WebSocket socket;
    private final Frames frames;
    private final AtomicBoolean isClosing = new AtomicBoolean();
    private volatile Duration silence;

    private WebSocketLink(HttpClient client, WebSocket socket, Frames frames, Duration silence) {
        this.client = client;
        this.socket = socket;
        this.frames = frames;
        this.silence = silence;
    }

    static WebSocketLink dial(Site site, Duration patience) throws Unreachable {
        HttpClient client =
                HttpClient.newBuilder()
                        .followRedirects(HttpClient.Redirect.NEVER)
                        .connectTimeout(patience)
                        .build();
        Frames frames = new Frames();
        try {
            CompletableFuture<WebSocket> opening =
                    client.newWebSocketBuilder()
                            .connectTimeout(patience)
                            .buildAsync(site.socket(), frames);
            return new WebSocketLink(client, awaited(opening, patience), frames, patience);
        } catch (WebSocketHandshakeException e) {
            client.shutdownNow();
            throw notLetIn(e.getResponse().statusCode());
        } catch (IOException e) {
            client.shutdownNow();
            throw new Unreachable(Unreachable.Prospect.TRY_AGAIN, Reasons.of(e));
        }
    }

    /** Whoever answers like this is no house, unless it is only not well at the moment. */
    private static Unreachable notLetIn(int status) {
        boolean mayPass = status >= FIRST_TEMPORARY || status == TOO_MANY_REQUESTS;
        return mayPass
                ? new Unreachable(
                        Unreachable.Prospect.TRY_AGAIN, "the server answered with " + status)
                : new Unreachable(
                        Unreachable.Prospect.HOPELESS,
                        "this is no Crownhead house: it answered with " + status);
    }

    @Override
    public void waitFor(Duration time) {
        silence = time;
    }

    @Override
    public Optional<String> line() throws IOException {
        while (true) {
            switch (frame()) {
                case Frames.Text(String text) -> {
                    socket.request(1);
                    // Who has left hears nothing any more, but the last goodbye.
                    if (!isClosing.get() && !text.isBlank()) {
                        return Optional.of(text.strip());
                    }
                }
                case Frames.Closed(Optional<String> why) -> {
                    if (why.isPresent()) {
                        throw new IOException(why.get());
                    }
                    return Optional.empty();
                }
            }
        }
    }

    private Frames.Frame frame() throws IOException {
        Duration left = silence;
        while (left.isPositive()) {
            Duration part = left.compareTo(BEAT) < 0 ? left : BEAT;
            Optional<Frames.Frame> frame = frames.next(part);
            if (frame.isPresent()) {
                return frame.get();
            }
            left = left.minus(part);
            askForASign();
        }
        throw new SocketTimeoutException("no answer");
    }

    private void askForASign() {
        if (frames.silence().compareTo(BEAT.multipliedBy(MOST_BEATS)) >= 0) {
            frames.end(Optional.of("nothing is heard from the server"));
        }
        socket.sendPing(ByteBuffer.allocate(0)).exceptionally(this::brokeWhenAsked);
    }

    private WebSocket brokeWhenAsked(Throwable why) {
        frames.end(Optional.of("the connection broke"));
        return socket;
    }

    @Override
    public void write(ClientMessage message) throws IOException {
        awaited(socket.sendText(Wire.write(message), true), Duration.ofDays(1));
    }

    /** The house is told, and has a moment to say goodbye too. */
    @Override
    public void close() {
        if (isClosing.compareAndSet(false, true)) {
            Thread.ofVirtual().name("goodbye").start(this::sayGoodbye);
        }
    }

    private void sayGoodbye() {
        try {
            awaited(socket.sendClose(WebSocket.NORMAL_CLOSURE, ""), LAST_WORDS);
            frames.awaitEnd(LAST_WORDS);
        } catch (IOException e) {
            // There is nobody to say it to.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            socket.abort();
            frames.end(Optional.empty());
            client.shutdownNow();
        }
    }

    private static <T> T awaited(CompletableFuture<T> promise, Duration patience)
            throws IOException {
        try {
            return promise.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException failure
                    ? failure
                    : new IOException("the connection broke", e.getCause());
        } catch (TimeoutException e) {
            throw new SocketTimeoutException("no answer");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        }
    }
}
