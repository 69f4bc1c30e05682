package crownhead.server.websocket;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A WebSocket of bytes, for what no decent client would send. */
public final class RawSocket implements AutoCloseable {
    private static final int PATIENCE = 60_000;

    /** A frame as it came. */
    public static final class Frame {
        private final int opcode;
        private final byte[] payload;

        private Frame(int opcode, byte[] payload) {
            this.opcode = opcode;
            this.payload = payload;
        }

        public int opcode() {
            return opcode;
        }

        public String text() {
            return new String(payload, StandardCharsets.UTF_8);
        }

        /** Why the house closes the connection. */
        public int closeCode() {
            return ((payload[0] & 0xff) << 8) | (payload[1] & 0xff);
        }
    }

    /** Marks the last frame of a message. */
    public static final int FINAL = 0x80;

    public static final int MASKED = 0x80;
    public static final int MORE = 0;
    public static final int TEXT = 1;
    public static final int BINARY = 2;
    public static final int CLOSE = 8;
    public static final int PING = 9;

    private final Socket socket;
    private final DataInputStream in;
    private final OutputStream out;
    private final String answer;

    private RawSocket(Socket socket, String path, String headers) throws IOException {
        this.socket = socket;
        socket.setSoTimeout(PATIENCE);
        in = new DataInputStream(socket.getInputStream());
        out = socket.getOutputStream();
        String request =
                "GET "
                        + path
                        + " HTTP/1.1\r\nHost: localhost:"
                        + socket.getPort()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        + "Sec-WebSocket-Version: 13\r\n"
                        + headers
                        + "\r\n";
        out.write(request.getBytes(StandardCharsets.ISO_8859_1));
        answer = head();
    }

    /** {@code headers} are whole lines. */
    public static RawSocket open(int port, String headers) throws IOException {
        return new RawSocket(
                new Socket(InetAddress.getLoopbackAddress(), port), SocketDoor.PATH, headers);
    }

    private String head() throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
            head.write(in.readUnsignedByte());
        }
        return head.toString(StandardCharsets.ISO_8859_1);
    }

    /** The head of the answer to the request. */
    public String answer() {
        return answer;
    }

    public void send(int opcode, byte[] payload) throws IOException {
        sendRaw(frame(FINAL | opcode, payload));
    }

    /** Bytes as they are, whether a frame or not. */
    public void sendRaw(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    /** A frame; {@code first} is its first byte, with the bits that say whether it is the last. */
    public static byte[] frame(int first, byte[] payload) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(first);
        if (payload.length < 126) {
            frame.write(MASKED | payload.length);
        } else {
            frame.write(MASKED | 126);
            frame.write(payload.length >> 8);
            frame.write(payload.length);
        }
        // A mask of zeros leaves the payload as it is.
        frame.writeBytes(new byte[4]);
        frame.writeBytes(payload);
        return frame.toByteArray();
    }

    public void send(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The next frame; none when the connection ended, in whatever way it did. */
    public Optional<Frame> next() {
        try {
            int opcode = in.readUnsignedByte() & 0x0f;
            int length = in.readUnsignedByte();
            if (length == 126) {
                length = in.readUnsignedShort();
            } else if (length == 127) {
                length = Math.toIntExact(in.readLong());
            }
            return Optional.of(new Frame(opcode, in.readNBytes(length)));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
