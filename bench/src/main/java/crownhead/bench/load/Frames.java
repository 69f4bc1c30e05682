package crownhead.bench.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** A message in a frame of a WebSocket. One that comes in several frames is passed over. */
public final class Frames implements Framing {
    private static final int LONGEST_HEAD = 1 << 12;
    private static final int LAST_FRAME = 0x80;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int MASKED = 0x80;
    private static final int TWO_BYTES = 126;
    private static final int LONGEST_FRAME_HEAD = 8;
    private static final int MOST_LINES = 4;

    private final String path;

    /** {@code path} is where the server takes WebSockets. */
    public Frames(String path) {
        this.path = path;
    }

    @Override
    public void greet(SocketChannel channel) throws IOException {
        String request =
                "GET "
                        + path
                        + " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        + "Sec-WebSocket-Version: 13\r\n\r\n";
        channel.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.ISO_8859_1)));
        String answer = head(channel);
        if (!answer.startsWith("HTTP/1.1 101 ")) {
            throw new IOException("No WebSocket: " + answer);
        }
    }

    /** Byte by byte, because the first frame may come right behind it. */
    private static String head(SocketChannel channel) throws IOException {
        StringBuilder head = new StringBuilder();
        ByteBuffer one = ByteBuffer.allocate(1);
        while (head.indexOf("\r\n\r\n") < 0 && head.length() < LONGEST_HEAD) {
            if (channel.read(one.clear()) < 0) {
                throw new IOException("The server has closed the connection");
            }
            head.append((char) one.get(0));
        }
        return head.toString();
    }

    @Override
    public void read(ByteBuffer heard, Ear ear) throws IOException, Bot.WrongWord {
        while (heard.remaining() >= 2) {
            int start = heard.position();
            int first = heard.get(start) & 0xff;
            int length = heard.get(start + 1);
            int head = length < TWO_BYTES ? 2 : 4;
            if (heard.remaining() < head) {
                return;
            }
            if (length >= TWO_BYTES) {
                length = heard.getShort(start + 2) & 0xffff;
            }
            if (heard.remaining() < head + length) {
                return;
            }
            heard.position(start + head + length);
            if (first == (LAST_FRAME | TEXT)) {
                byte[] message = new byte[length];
                heard.get(start + head, message);
                ear.hear(new String(message, StandardCharsets.ISO_8859_1));
            } else if ((first & 0x0f) == CLOSE) {
                throw new IOException("The server says goodbye");
            }
        }
    }

    @Override
    public ByteBuffer write(String lines) {
        byte[] bytes = lines.getBytes(StandardCharsets.ISO_8859_1);
        ByteBuffer frames = ByteBuffer.allocate(bytes.length + LONGEST_FRAME_HEAD * MOST_LINES);
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                head(frames, i - start);
                frames.put(bytes, start, i - start);
                start = i + 1;
            }
        }
        return frames.flip();
    }

    /** A mask of zeros leaves the message as it is. */
    private static void head(ByteBuffer frames, int length) {
        frames.put((byte) (LAST_FRAME | TEXT));
        if (length < TWO_BYTES) {
            frames.put((byte) (MASKED | length));
        } else {
            frames.put((byte) (MASKED | TWO_BYTES)).putShort((short) length);
        }
        frames.putInt(0);
    }
}
