package crownhead.bench.reliability;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A port where everybody is listened to for as long as they like, which is a fault. */
public final class PatientPort implements AutoCloseable {
    private static final int BACKLOG = 128;

    private final ServerSocket listening;

    public PatientPort() throws IOException {
        listening = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().name("patient port").start(this::accept);
    }

    public int number() {
        return listening.getLocalPort();
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket socket = listening.accept();
                Thread.ofVirtual().name("patient").start(() -> listen(socket));
            } catch (IOException _) {
                // It is closed.
            }
        }
    }

    private static void listen(Socket socket) {
        try (socket) {
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException _) {
            // The client is gone.
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
