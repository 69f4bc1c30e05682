package crownhead.server.websocket;

import crownhead.server.session.Pipe;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.IntSupplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** Messages into a WebSocket, one after the other: the next one waits until the last is sent. */
final class SocketPipe implements Pipe {
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Session session;
    private final IntSupplier closeCode;

    /** {@code closeCode} says why the connection is closed at the moment it is. */
    SocketPipe(Session session, IntSupplier closeCode) {
        this.session = session;
        this.closeCode = closeCode;
    }

    @Override
    public void write(String line) throws IOException {
        CompletableFuture<Void> sent = new CompletableFuture<>();
        session.sendText(
                line, Callback.from(() -> sent.complete(null), sent::completeExceptionally));
        try {
            sent.get();
        } catch (ExecutionException e) {
            throw new IOException("The client is gone", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while sending", e);
        }
    }

    @Override
    public void flush() {
        // Every message was sent when it was written.
    }

    @Override
    public void finish() {
        session.close(closeCode.getAsInt(), "", Callback.NOOP);
    }

    /** A client that does not answer the close is not waited for. */
    @Override
    public void cutSoon() {
        Thread.ofVirtual().name("farewell").start(this::cutAfterAMoment);
    }

    private void cutAfterAMoment() {
        try {
            Thread.sleep(FAREWELL);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            cut();
        }
    }

    @Override
    public void cut() {
        session.disconnect();
    }
}
