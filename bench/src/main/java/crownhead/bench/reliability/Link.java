package crownhead.bench.reliability;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Optional;

/** A connection that carries messages, by whichever door. */
interface Link extends AutoCloseable {
    /** The house asks after ten seconds; who hears nothing for so long is alone. */
    int PATIENCE_MILLIS = 60_000;

    /** May be called by any thread. */
    void say(String message) throws IOException;

    /** The next message; none when the connection has ended. */
    Optional<String> hear() throws IOException;

    @Override
    void close();

    static Socket connect(int port) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // It is gone anyway.
        }
    }
}
