package crownhead.clients.connection;

import crownhead.protocol.BadMessage;
import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/** One socket to a house. */
final class Link implements AutoCloseable {
    private static final int MOST_NONSENSE = 10;

    private final Socket socket;
    private final Lines lines;
    private final OutputStream out;

    private Link(Socket socket) throws IOException {
        this.socket = socket;
        lines = new Lines(socket.getInputStream());
        out = socket.getOutputStream();
    }

    static Link dial(Address address, Duration patience) throws Unreachable {
        Socket socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            int millis = Math.toIntExact(patience.toMillis());
            socket.connect(new InetSocketAddress(address.host(), address.port()), millis);
            socket.setSoTimeout(millis);
            return new Link(socket);
        } catch (IOException e) {
            close(socket);
            throw new Unreachable(Unreachable.Prospect.TRY_AGAIN, reason(e));
        }
    }

    /** What went wrong, in plain words. */
    static String reason(IOException e) {
        return switch (e) {
            case ConnectException refused
                    when String.valueOf(refused.getMessage()).contains("timed out") ->
                    "no answer";
            case ConnectException _ -> "nobody listens there";
            case UnknownHostException _ -> "the name is unknown";
            case NoRouteToHostException _ -> "there is no way there";
            case SocketTimeoutException _ -> "no answer";
            case IOException other -> String.valueOf(other.getMessage());
        };
    }

    void waitFor(Duration silence) throws IOException {
        socket.setSoTimeout(Math.toIntExact(silence.toMillis()));
    }

    /** The next line as it came; none at the end. */
    Optional<String> line() throws IOException {
        return lines.next();
    }

    /**
     * The next message; none at the end. What is no message, or one that this version does not
     * know, is passed over, until there is too much that is not even JSON.
     */
    Optional<ServerMessage> message() throws IOException {
        for (int nonsense = 0; nonsense < MOST_NONSENSE; ) {
            Optional<String> line = line();
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (!isPlain(line.get())) {
                nonsense++;
                continue;
            }
            try {
                return Optional.of(Wire.readServerMessage(line.get()));
            } catch (BadMessage e) {
                nonsense += e.kind() == BadMessage.Kind.NO_JSON ? 1 : 0;
            }
        }
        throw new IOException("the server talks nonsense");
    }

    /**
     * Whether a line has no control characters, as such or in disguise: they could do more to a
     * terminal than be read.
     */
    static boolean isPlain(String line) {
        return line.chars().noneMatch(Character::isISOControl) && !line.contains("\\u00");
    }

    void write(ClientMessage message) throws IOException {
        out.write((Wire.write(message) + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Override
    public void close() {
        close(socket);
    }

    /** A socket that cannot be closed is none any more. */
    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // It is gone either way.
        }
    }
}
