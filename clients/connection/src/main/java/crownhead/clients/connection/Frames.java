package crownhead.clients.connection;

import java.io.InterruptedIOException;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * What comes over a WebSocket, until somebody takes it. Only so many messages wait: another is
 * asked for when one was taken, and the house has to wait as long.
 */
final class Frames implements WebSocket.Listener {
    /** Something that came. */
    sealed interface Frame {}

    record Text(String text) implements Frame {}

    /** Nothing comes any more; {@code why}, unless there is nothing to say about it. */
    record Closed(Optional<String> why) implements Frame {}

    private static final int MOST = 64;

    private static final int USUAL = WebSocket.NORMAL_CLOSURE;
    private static final int GOING_AWAY = 1001;
    private static final int RESTART = 1012;
    private static final Frame NO_TEXT = new Text("not text");

    private final BlockingQueue<Frame> queue = new ArrayBlockingQueue<>(MOST + 1);
    private final AtomicBoolean isOver = new AtomicBoolean();
    private final CountDownLatch over = new CountDownLatch(1);
    private final StringBuilder message = new StringBuilder();
    private volatile long heard = System.nanoTime();

    /** How long nothing at all has come, not even the answer to a ping. */
    Duration silence() {
        return Duration.ofNanos(System.nanoTime() - heard);
    }

    /** The next, if it comes in time. */
    Optional<Frame> next(Duration patience) throws InterruptedIOException {
        try {
            return Optional.ofNullable(queue.poll(patience.toNanos(), TimeUnit.NANOSECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        }
    }

    /** Nothing more is waited for; only the first reason counts. */
    void end(Optional<String> why) {
        if (isOver.compareAndSet(false, true)) {
            queue.add(new Closed(why));
            over.countDown();
        }
    }

    void awaitEnd(Duration patience) throws InterruptedException {
        over.await(patience.toNanos(), TimeUnit.NANOSECONDS);
    }

    @Override
    public void onOpen(WebSocket socket) {
        socket.request(MOST);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
        heard = System.nanoTime();
        if (message.length() + part.length() > Link.LONGEST) {
            end(Optional.of("the server sent a message that is too long"));
            socket.abort();
            return null;
        }
        message.append(part);
        if (last) {
            queue.add(new Text(message.toString()));
            message.setLength(0);
        } else {
            socket.request(1);
        }
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onBinary(WebSocket socket, ByteBuffer part, boolean last) {
        heard = System.nanoTime();
        if (last) {
            queue.add(NO_TEXT);
        } else {
            socket.request(1);
        }
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onPing(WebSocket socket, ByteBuffer message) {
        return heardOnly(socket);
    }

    @Override
    public @Nullable CompletionStage<?> onPong(WebSocket socket, ByteBuffer message) {
        return heardOnly(socket);
    }

    private @Nullable CompletionStage<?> heardOnly(WebSocket socket) {
        heard = System.nanoTime();
        socket.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        boolean isUsual = code == USUAL || code == GOING_AWAY || code == RESTART;
        end(
                isUsual && reason.isBlank()
                        ? Optional.empty()
                        : Optional.of("the server closed the connection " + words(code, reason)));
        return null;
    }

    private static String words(int code, String reason) {
        return reason.isBlank() ? "with code " + code : "and said " + Reasons.quoted(reason);
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        end(Optional.of("the connection broke"));
    }
}
