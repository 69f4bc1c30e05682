package crownhead.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Lies between the browsers and the house, so that a test can pull it out and put it back in. */
final class Cable implements AutoCloseable {
    private final ServerSocket door;
    private final int port;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile int house;
    private volatile boolean isCut;

    private Cable(ServerSocket door) {
        this.door = door;
        this.port = door.getLocalPort();
    }

    static Cable laid() {
        try {
            Cable cable = new Cable(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
            Thread.ofVirtual().start(cable::accept);
            return cable;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return port;
    }

    void leadTo(int housePort) {
        house = housePort;
    }

    /** Whoever is connected is cut off, and nobody comes through any more. */
    void cut() {
        isCut = true;
        open.forEach(Cable::end);
    }

    void mend() {
        isCut = false;
    }

    @Override
    public void close() {
        cut();
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket browser = door.accept();
                Thread.ofVirtual().start(() -> join(browser));
            } catch (IOException _) {
                // The cable is taken away.
            }
        }
    }

    private void join(Socket browser) {
        if (isCut) {
            end(browser);
            return;
        }
        try {
            Socket inside = new Socket(InetAddress.getLoopbackAddress(), house);
            open.add(browser);
            open.add(inside);
            Thread.ofVirtual().start(() -> carry(browser, inside));
            carry(inside, browser);
        } catch (IOException _) {
            end(browser);
        }
    }

    private void carry(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException _) {
            // Either end is gone, and so is the other.
        } finally {
            open.remove(from);
            open.remove(to);
        }
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // It is gone already.
        }
    }
}
