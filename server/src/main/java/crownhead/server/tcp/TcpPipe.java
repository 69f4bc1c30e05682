package crownhead.server.tcp;

import crownhead.server.session.Pipe;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** Lines into a socket. */
final class TcpPipe implements Pipe {
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Socket socket;
    private final OutputStream out;

    TcpPipe(Socket socket) throws IOException {
        this.socket = socket;
        this.out = new BufferedOutputStream(socket.getOutputStream(), 1 << 13);
    }

    /** Only a thread of its own can wait until the client reads. */
    @Override
    public void send(List<String> lines, Sent sent) {
        Thread.ofVirtual()
                .name("tcp-writer")
                .start(() -> {
                    try {
                        write(lines);
                    } catch (IOException _) {
                        sent.failed();
                        return;
                    }
                    sent.sent();
                });
    }

    private void write(List<String> lines) throws IOException {
        for (String line : lines) {
            out.write(line.getBytes(StandardCharsets.UTF_8));
            out.write('\n');
        }
        out.flush();
    }

    @Override
    public void finish() {
        try {
            socket.shutdownOutput();
        } catch (IOException _) {
            // The client is gone already.
        }
    }

    /**
     * Closing a socket with something unread in it takes back what was sent last. So the client has
     * a moment to read and to close its end; what it still sends is read and passed over.
     */
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
        try {
            socket.close();
        } catch (IOException _) {
            // It is closed all the same.
        }
    }
}
