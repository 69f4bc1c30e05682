package crownhead.bench.reliability;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Asks a house over HTTP, one thing after the other on one connection. */
final class Asker implements AutoCloseable {
    private static final String LENGTH = "content-length: ";
    private static final String CLOSE = "connection: close";

    private final int port;
    private final String headers;
    private Optional<Socket> socket = Optional.empty();
    private InputStream in = InputStream.nullInputStream();

    /** What was answered. */
    record Answer(int status, String body) {}

    Asker(int port) {
        this(port, "");
    }

    /** {@code headers} are sent with every request, each with its end of line. */
    Asker(int port, String headers) {
        this.port = port;
        this.headers = headers;
    }

    Answer post(String path, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        return ask(
                "POST "
                        + path
                        + " HTTP/1.1\r\nHost: localhost:"
                        + port
                        + "\r\nContent-Type: application/json\r\nContent-Length: "
                        + body.length
                        + "\r\n"
                        + headers
                        + "\r\n"
                        + json);
    }

    Answer get(String path) throws IOException {
        return ask("GET " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\n\r\n");
    }

    private Answer ask(String request) throws IOException {
        Socket open = open();
        open.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        String head = head();
        int status = Integer.parseInt(head, 9, 12, 10);
        byte[] body = in.readNBytes(length(head));
        if (head.contains(CLOSE)) {
            close();
        }
        return new Answer(status, new String(body, StandardCharsets.UTF_8));
    }

    private Socket open() throws IOException {
        if (socket.isEmpty()) {
            Socket fresh = Link.connect(port);
            in = new BufferedInputStream(fresh.getInputStream());
            socket = Optional.of(fresh);
        }
        return socket.get();
    }

    private String head() throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n", head.length() - 4) < 0) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("The house has hung up");
            }
            head.append(Character.toLowerCase((char) next));
        }
        return head.toString();
    }

    private static int length(String head) throws IOException {
        int at = head.indexOf(LENGTH);
        if (at < 0) {
            throw new IOException("Nobody says how long the answer is: " + head);
        }
        int start = at + LENGTH.length();
        return Integer.parseInt(head, start, head.indexOf('\r', start), 10);
    }

    @Override
    public void close() {
        socket.ifPresent(Link::close);
        socket = Optional.empty();
    }
}
