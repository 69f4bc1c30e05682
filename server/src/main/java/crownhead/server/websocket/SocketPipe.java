package crownhead.server.websocket;

import crownhead.server.session.Pipe;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.NetworkChannel;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.IntSupplier;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;

/** Frames into a connection, which takes one thing at a time. */
final class SocketPipe implements Pipe {
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    /** How much the system keeps for a client that does not read. */
    private static final int SEND_BUFFER = 1 << 16;

    private final EndPoint connection;
    private final IntSupplier closeCode;
    private final Writing writing = new Writing();
    private boolean isClosed;

    /** {@code closeCode} says why the connection is closed at the moment it is. */
    SocketPipe(EndPoint connection, IntSupplier closeCode) {
        this.connection = connection;
        this.closeCode = closeCode;
    }

    /** Left alone, the system would keep megabytes, and the house learn late who does not read. */
    void narrow() {
        EndPoint innermost = connection;
        while (innermost instanceof EndPoint.Wrapper inside) {
            innermost = inside.unwrap();
        }
        if (innermost.getTransport() instanceof NetworkChannel channel) {
            try {
                channel.setOption(StandardSocketOptions.SO_SNDBUF, SEND_BUFFER);
            } catch (IOException _) {
                cut();
            }
        }
    }

    @Override
    public void send(List<String> lines, Sent sent) {
        writing.write(Frames.text(lines), Callback.from(sent::sent, _ -> sent.failed()));
    }

    void pong(byte[] payload) {
        writing.write(Frames.pong(payload), Callback.NOOP);
    }

    @Override
    public void finish() {
        close(closeCode.getAsInt());
    }

    /** Says why, once, behind all that was sent before. */
    void close(int code) {
        synchronized (this) {
            if (isClosed) {
                return;
            }
            isClosed = true;
        }
        writing.write(Frames.close(code), Callback.from(connection::shutdownOutput));
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
        connection.close();
    }

    /** What is to be written, one after the other. */
    private final class Writing extends IteratingCallback {
        private record Piece(ByteBuffer frames, Callback done) {}

        private final Queue<Piece> waiting = new ArrayDeque<>();
        private Callback current = Callback.NOOP;

        void write(ByteBuffer frames, Callback done) {
            synchronized (waiting) {
                waiting.add(new Piece(frames, done));
            }
            iterate();
        }

        @Override
        protected Action process() {
            Piece next;
            synchronized (waiting) {
                next = waiting.poll();
            }
            if (next == null) {
                return Action.IDLE;
            }
            current = next.done;
            connection.write(this, next.frames);
            return Action.SCHEDULED;
        }

        @Override
        protected void onSuccess() {
            current.succeeded();
        }

        @Override
        protected void onCompleteFailure(Throwable cause) {
            current.failed(cause);
            cut();
        }
    }
}
