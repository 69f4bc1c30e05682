package crownhead.bench.reliability;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Messages as lines over TCP. */
final class LineLink implements Link {
    private final Socket socket;
    private final BufferedReader in;
    private final OutputStream out;

    LineLink(int port) throws IOException {
        socket = Link.connect(port);
        in =
                new BufferedReader(
                        new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        out = socket.getOutputStream();
    }

    @Override
    public synchronized void say(String message) throws IOException {
        out.write((message + "\n").getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public Optional<String> hear() throws IOException {
        return Optional.ofNullable(in.readLine());
    }

    @Override
    public void close() {
        Link.close(socket);
    }
}
