package crownhead.clients.connection;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Wire;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/** Lines over TCP. */
final class SocketLink implements Link {
    private final Socket socket;
    private final Lines lines;
    private final OutputStream out;

    private SocketLink(Socket socket) throws IOException {
        this.socket = socket;
        lines = new Lines(socket.getInputStream());
        out = socket.getOutputStream();
    }

    static SocketLink dial(Address address, Duration patience) throws Unreachable {
        Socket socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            int millis = Math.toIntExact(patience.toMillis());
            socket.connect(new InetSocketAddress(address.host(), address.port()), millis);
            socket.setSoTimeout(millis);
            return new SocketLink(socket);
        } catch (IOException e) {
            close(socket);
            throw new Unreachable(Unreachable.Prospect.TRY_AGAIN, Reasons.of(e));
        }
    }

    @Override
    public void waitFor(Duration silence) throws IOException {
        socket.setSoTimeout(Math.toIntExact(silence.toMillis()));
    }

    @Override
    public Optional<String> line() throws IOException {
        return lines.next();
    }

    @Override
    public void write(ClientMessage message) throws IOException {
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
