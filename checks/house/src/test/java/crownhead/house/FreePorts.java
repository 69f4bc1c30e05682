package crownhead.house;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.stream.IntStream;

/** Ports that nobody listens on. */
final class FreePorts {
    /** As many as a table needs. */
    private static final int AT_ONCE = 6;

    private FreePorts() {}

    /** The first of six free ones, below those that systems give away. */
    static int first() {
        for (int port = 20_000; ; port += AT_ONCE) {
            if (IntStream.range(port, port + AT_ONCE).allMatch(FreePorts::isFree)) {
                return port;
            }
        }
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port)) {
            return socket.isBound();
        } catch (IOException _) {
            return false;
        }
    }
}
