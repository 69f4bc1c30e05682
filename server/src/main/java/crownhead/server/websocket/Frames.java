package crownhead.server.websocket;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Frames as the house writes them: each a whole message, without a mask. */
final class Frames {
    /** One byte of a kind, one of a length, and eight of a long length. */
    private static final int LONGEST_HEAD = 10;

    private Frames() {}

    /** Messages of text, one behind the other. */
    static ByteBuffer text(List<String> lines) {
        if (lines.size() == 1) {
            return of(Opcode.TEXT, lines.getFirst().getBytes(StandardCharsets.UTF_8));
        }
        List<byte[]> payloads = new ArrayList<>(lines.size());
        int length = 0;
        for (String line : lines) {
            byte[] payload = line.getBytes(StandardCharsets.UTF_8);
            payloads.add(payload);
            length += LONGEST_HEAD + payload.length;
        }
        ByteBuffer frames = ByteBuffer.allocate(length);
        for (byte[] payload : payloads) {
            put(frames, Opcode.TEXT, payload);
        }
        return frames.flip();
    }

    static ByteBuffer pong(byte[] payload) {
        return of(Opcode.PONG, payload);
    }

    static ByteBuffer close(int code) {
        return of(Opcode.CLOSE, new byte[] {(byte) (code >> 8), (byte) code});
    }

    private static ByteBuffer of(int opcode, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(LONGEST_HEAD + payload.length);
        put(frame, opcode, payload);
        return frame.flip();
    }

    private static void put(ByteBuffer frames, int opcode, byte[] payload) {
        frames.put((byte) (Opcode.LAST | opcode));
        if (payload.length < Opcode.TWO_BYTES) {
            frames.put((byte) payload.length);
        } else if (payload.length <= 0xffff) {
            frames.put((byte) Opcode.TWO_BYTES).putShort((short) payload.length);
        } else {
            frames.put((byte) Opcode.EIGHT_BYTES).putLong(payload.length);
        }
        frames.put(payload);
    }
}
