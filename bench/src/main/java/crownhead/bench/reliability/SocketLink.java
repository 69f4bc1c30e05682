package crownhead.bench.reliability;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Messages as frames of a WebSocket. */
final class SocketLink implements Link {
    private static final int CONTINUED = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int LAST_FRAME = 0x80;
    private static final int MASKED = 0x80;
    private static final int TWO_BYTES = 126;
    private static final int EIGHT_BYTES = 127;

    private final Socket socket;
    private final DataInputStream in;
    private final OutputStream out;

    SocketLink(int port, String path) throws IOException {
        socket = Link.connect(port);
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 1 << 13));
        out = socket.getOutputStream();
        out.write(
                ("GET "
                                + path
                                + " HTTP/1.1\r\nHost: localhost:"
                                + port
                                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                + "Sec-WebSocket-Version: 13\r\n\r\n")
                        .getBytes(StandardCharsets.ISO_8859_1));
        readHead();
    }

    private void readHead() throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.readUnsignedByte());
        }
        if (!head.toString().startsWith("HTTP/1.1 101")) {
            close();
            throw new IOException("No WebSocket: " + head);
        }
    }

    @Override
    public void say(String message) throws IOException {
        send(TEXT, message.getBytes(StandardCharsets.UTF_8));
    }

    private synchronized void send(int opcode, byte[] payload) throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream(payload.length + 8);
        frame.write(LAST_FRAME | opcode);
        if (payload.length < TWO_BYTES) {
            frame.write(MASKED | payload.length);
        } else {
            frame.write(MASKED | TWO_BYTES);
            frame.write(payload.length >> 8);
            frame.write(payload.length);
        }
        // A mask of zeros leaves the payload as it is.
        frame.write(new byte[4]);
        frame.write(payload);
        out.write(frame.toByteArray());
    }

    /** A long message comes in several frames. */
    @Override
    public Optional<String> hear() throws IOException {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        while (true) {
            int first = in.read();
            if (first < 0) {
                return Optional.empty();
            }
            byte[] payload = in.readNBytes(length());
            switch (first & 0x0f) {
                case TEXT, CONTINUED -> {
                    message.write(payload);
                    if ((first & LAST_FRAME) != 0) {
                        return Optional.of(message.toString(StandardCharsets.UTF_8));
                    }
                }
                case PING -> send(PONG, payload);
                case CLOSE -> {
                    return Optional.empty();
                }
                default -> throw new IOException("A frame of another kind: " + first);
            }
        }
    }

    /** Reads one byte, if there is one, whatever it belongs to. */
    void hearAByte() throws IOException {
        if (in.available() > 0) {
            in.readUnsignedByte();
        }
    }

    private int length() throws IOException {
        int length = in.readUnsignedByte();
        return switch (length) {
            case TWO_BYTES -> in.readUnsignedShort();
            case EIGHT_BYTES -> Math.toIntExact(in.readLong());
            default -> length;
        };
    }

    @Override
    public void close() {
        Link.close(socket);
    }
}
