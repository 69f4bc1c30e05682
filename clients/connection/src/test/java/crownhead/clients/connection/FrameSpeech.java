package crownhead.clients.connection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Optional;

/** Text in the frames of RFC 6455, as far as a test needs them. */
final class FrameSpeech implements Speech {
    static final int BINARY = 2;
    static final int PING = 9;

    private static final int PONG = 10;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int LAST = 0x80;
    private static final String PEPPER = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private final Socket socket;
    private final DataInputStream in;
    private final String request;
    private int closeCode;

    FrameSpeech(Socket socket) throws IOException {
        this.socket = socket;
        in = new DataInputStream(socket.getInputStream());
        request = requestLine();
        String key = header();
        String answer =
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Accept: "
                        + accepted(key)
                        + "\r\n\r\n";
        socket.getOutputStream().write(answer.getBytes(ISO_8859_1));
    }

    /** What was asked for: {@code GET /api/v1/socket HTTP/1.1}. */
    String request() {
        return request;
    }

    /** With which code the guest has closed; 0 if it has not. */
    int closeCode() {
        return closeCode;
    }

    @Override
    public void say(String text) throws IOException {
        send(TEXT | LAST, text.getBytes(UTF_8));
    }

    void close(int code, String reason) throws IOException {
        byte[] words = reason.getBytes(UTF_8);
        send(
                CLOSE | LAST,
                ByteBuffer.allocate(2 + words.length).putShort((short) code).put(words).array());
    }

    /** Goes away as a house does that is started again. */
    void restart() throws IOException {
        close(1012, "");
    }

    /** A whole frame of another kind than text. */
    void say(int opcode, byte[] content) throws IOException {
        send(opcode | LAST, content);
    }

    /** A text in two frames. */
    void sayInParts(String one, String other) throws IOException {
        send(TEXT, one.getBytes(UTF_8));
        send(LAST, other.getBytes(UTF_8));
    }

    private void send(int head, byte[] content) throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(head);
        if (content.length < 126) {
            frame.write(content.length);
        } else if (content.length <= 0xFFFF) {
            frame.write(126);
            frame.write(content.length >> 8);
            frame.write(content.length);
        } else {
            frame.write(127);
            frame.writeBytes(ByteBuffer.allocate(8).putLong(content.length).array());
        }
        frame.writeBytes(content);
        socket.getOutputStream().write(frame.toByteArray());
    }

    @Override
    public Optional<String> hear() throws IOException {
        try {
            while (true) {
                int opcode = in.readUnsignedByte() & 0x0F;
                byte[] content = content();
                if (opcode == TEXT) {
                    return Optional.of(new String(content, UTF_8));
                }
                if (opcode == PING) {
                    send(PONG | LAST, content);
                }
                if (opcode == CLOSE) {
                    closeCode = ByteBuffer.wrap(content).getShort();
                    send(CLOSE | LAST, content);
                    return Optional.empty();
                }
            }
        } catch (EOFException | SocketException e) {
            return Optional.empty();
        }
    }

    /** A guest's frames are masked. */
    private byte[] content() throws IOException {
        int length = in.readUnsignedByte() & 0x7F;
        if (length == 126) {
            length = in.readUnsignedShort();
        }
        byte[] mask = in.readNBytes(4);
        byte[] content = in.readNBytes(length);
        for (int i = 0; i < content.length; i++) {
            content[i] ^= mask[i % 4];
        }
        return content;
    }

    private String header() throws IOException {
        String key = "";
        for (String line = requestLine(); !line.isEmpty(); line = requestLine()) {
            if (line.regionMatches(true, 0, "Sec-WebSocket-Key:", 0, 18)) {
                key = line.substring(18).strip();
            }
        }
        return key;
    }

    private String requestLine() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
            line.append((char) c);
        }
        return line.toString().strip();
    }

    private static String accepted(String key) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-1").digest((key + PEPPER).getBytes(ISO_8859_1));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
