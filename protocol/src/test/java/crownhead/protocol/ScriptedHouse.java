package crownhead.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** One port of a house whose words the test says itself. */
final class ScriptedHouse implements AutoCloseable {
    private static final int PATIENCE = (int) TimeUnit.SECONDS.toMillis(30);

    private final ServerSocket door;

    ScriptedHouse() throws IOException {
        door = new ServerSocket(0, 5, InetAddress.ofLiteral("127.0.0.1"));
        door.setSoTimeout(PATIENCE);
    }

    int port() {
        return door.getLocalPort();
    }

    Visit visit() throws IOException {
        return new Visit(door.accept());
    }

    @Override
    public void close() throws IOException {
        door.close();
    }

    /** A client that is there. */
    static final class Visit implements AutoCloseable {
        private final Socket socket;
        private final OutputStream out;
        private final BufferedReader in;

        private Visit(Socket socket) throws IOException {
            this.socket = socket;
            socket.setSoTimeout(PATIENCE);
            out = socket.getOutputStream();
            in =
                    new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        }

        void say(String line) throws IOException {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        }

        void say(ServerMessage message) throws IOException {
            say(Wire.write(message));
        }

        ClientMessage hear() throws IOException, BadMessage {
            String line = in.readLine();
            if (line == null) {
                throw new IOException("The client is gone.");
            }
            return Wire.readClientMessage(line);
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
