package crownhead.server.websocket;

import crownhead.server.session.Pipe;
import java.time.Duration;
import java.util.List;
import java.util.function.IntSupplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** Messages into a WebSocket. */
final class SocketPipe implements Pipe {
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Session session;
    private final IntSupplier closeCode;

    /** {@code closeCode} says why the connection is closed at the moment it is. */
    SocketPipe(Session session, IntSupplier closeCode) {
        this.session = session;
        this.closeCode = closeCode;
    }

    /** When the last one is sent, so are the others: one that fails takes the connection along. */
    @Override
    public void send(List<String> lines, Sent sent) {
        for (String line : lines.subList(0, lines.size() - 1)) {
            session.sendText(line, Callback.NOOP);
        }
        session.sendText(lines.getLast(), Callback.from(sent::sent, _ -> sent.failed()));
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
