package crownhead.server.websocket;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads the frames of one client (RFC 6455) from bytes as they come. What a frame may be is judged
 * by its head, before the rest of it is waited for.
 */
final class FrameReader {
    /** What a client has sent, whole. */
    interface Listener {
        void heardText(String text);

        void heardBytes();

        void heardPing(byte[] payload);

        void heardPong();

        /** The client closes; nothing that comes after it is read. */
        void heardClose();
    }

    /** What no client may send. */
    static final class Violation extends Exception {
        private static final long serialVersionUID = 1L;

        private final int closeCode;

        Violation(int closeCode, String why) {
            super(why);
            this.closeCode = closeCode;
        }

        int closeCode() {
            return closeCode;
        }
    }

    /** The longest head of a frame: two bytes, eight of a length, four of a mask. */
    private static final int LONGEST_HEAD = 14;

    private static final int SMALLEST_BUFFER = 256;
    private static final char REPLACEMENT = '\ufffd';
    private static final byte[] NOTHING = new byte[0];

    private final int longest;
    private byte[] buffer = new byte[SMALLEST_BUFFER];
    private int start;
    private int end;

    /** The kind of the message whose frames are still coming; none if it is that of no message. */
    private int unfinished = Opcode.MORE;

    private byte[] collected = NOTHING;
    private boolean isClosed;

    /** {@code longest} is how many bytes a message may have. */
    FrameReader(int longest) {
        this.longest = longest;
    }

    /** Room for what comes next: what is put there is then taken. */
    ByteBuffer room() {
        if (start == end) {
            start = 0;
            end = 0;
        } else if (end == buffer.length) {
            makeRoom();
        }
        return ByteBuffer.wrap(buffer, end, buffer.length - end).slice();
    }

    private void makeRoom() {
        int waiting = end - start;
        byte[] roomy =
                waiting > buffer.length / 2
                        ? new byte[Math.min(2 * buffer.length, longest + LONGEST_HEAD)]
                        : buffer;
        System.arraycopy(buffer, start, roomy, 0, waiting);
        buffer = roomy;
        start = 0;
        end = waiting;
    }

    /** So many bytes have come into the room. */
    void add(int count) {
        end += count;
    }

    /** Bytes that have come on another way, before all others. */
    void put(ByteBuffer bytes) {
        int count = bytes.remaining();
        if (count > buffer.length - end) {
            buffer = Arrays.copyOf(buffer, end + count);
        }
        bytes.get(buffer, end, count);
        end += count;
    }

    /** Whether bytes wait that have not been looked at, or are only a part of a frame. */
    boolean hasMore() {
        return start < end;
    }

    /**
     * Tells of the next frame. Whether there was a whole one; after a close or a violation
     * everything is passed over.
     */
    boolean next(Listener listener) throws Violation {
        if (isClosed) {
            start = end;
            return false;
        }
        boolean isSound = false;
        try {
            boolean wasWhole = readFrame(listener);
            isSound = true;
            return wasWhole;
        } finally {
            isClosed |= !isSound;
        }
    }

    /** Whether there was a whole frame. */
    private boolean readFrame(Listener listener) throws Violation {
        int waiting = end - start;
        if (waiting < 2) {
            return false;
        }
        int first = buffer[start] & 0xff;
        int second = buffer[start + 1] & 0xff;
        int opcode = judge(first, second);
        int head = 2 + lengthBytes(second) + Integer.BYTES;
        if (waiting < head - Integer.BYTES) {
            return false;
        }
        int length = length(second, opcode);
        if (waiting < head + length) {
            return false;
        }
        unmask(start + head - Integer.BYTES, length);
        int from = start + head;
        start = from + length;
        hear(opcode, (first & Opcode.LAST) != 0, from, length, listener);
        return true;
    }

    /** The kind of a frame that may come now. */
    private int judge(int first, int second) throws Violation {
        int opcode = first & Opcode.KIND;
        boolean isLast = (first & Opcode.LAST) != 0;
        if ((first & Opcode.RESERVED) != 0 || !Opcode.isKnown(opcode)) {
            throw new Violation(CloseCode.PROTOCOL, "A frame of an unknown kind");
        }
        if ((second & Opcode.MASKED) == 0) {
            throw new Violation(CloseCode.PROTOCOL, "A frame without a mask");
        }
        if (Opcode.isControl(opcode)) {
            if (!isLast || (second & Opcode.LENGTH) >= Opcode.TWO_BYTES) {
                throw new Violation(CloseCode.PROTOCOL, "A control frame too long or in pieces");
            }
        } else if ((opcode == Opcode.MORE) == (unfinished == Opcode.MORE)) {
            throw new Violation(CloseCode.PROTOCOL, "A piece of no message, or of two at once");
        }
        return opcode;
    }

    private static int lengthBytes(int second) {
        return switch (second & Opcode.LENGTH) {
            case Opcode.TWO_BYTES -> Short.BYTES;
            case Opcode.EIGHT_BYTES -> Long.BYTES;
            default -> 0;
        };
    }

    /** The length of what is in a frame, unless the message becomes too long by it. */
    private int length(int second, int opcode) throws Violation {
        ByteBuffer bytes = ByteBuffer.wrap(buffer, start + 2, lengthBytes(second));
        long length =
                switch (second & Opcode.LENGTH) {
                    case Opcode.TWO_BYTES -> bytes.getShort() & 0xffff;
                    case Opcode.EIGHT_BYTES -> bytes.getLong();
                    default -> second & Opcode.LENGTH;
                };
        int before = Opcode.isControl(opcode) ? 0 : collected.length;
        if (length < 0 || length > longest - before) {
            throw new Violation(CloseCode.TOO_LONG, "A message of more than " + longest + " bytes");
        }
        return (int) length;
    }

    private void unmask(int mask, int length) {
        int from = mask + Integer.BYTES;
        for (int i = 0; i < length; i++) {
            buffer[from + i] ^= buffer[mask + (i & 3)];
        }
    }

    private void hear(int opcode, boolean isLast, int from, int length, Listener listener)
            throws Violation {
        switch (opcode) {
            case Opcode.PING -> listener.heardPing(Arrays.copyOfRange(buffer, from, from + length));
            case Opcode.PONG -> listener.heardPong();
            case Opcode.CLOSE -> {
                judgeClose(from, length);
                isClosed = true;
                listener.heardClose();
            }
            default -> hearPiece(opcode, isLast, from, length, listener);
        }
    }

    private void hearPiece(int opcode, boolean isLast, int from, int length, Listener listener)
            throws Violation {
        int kind = opcode == Opcode.MORE ? unfinished : opcode;
        if (isLast && collected.length == 0) {
            unfinished = Opcode.MORE;
            tell(kind, buffer, from, length, listener);
            return;
        }
        int before = collected.length;
        collected = Arrays.copyOf(collected, before + length);
        System.arraycopy(buffer, from, collected, before, length);
        unfinished = kind;
        if (isLast) {
            byte[] whole = collected;
            collected = NOTHING;
            unfinished = Opcode.MORE;
            tell(kind, whole, 0, whole.length, listener);
        }
    }

    private static void tell(int kind, byte[] bytes, int from, int length, Listener listener)
            throws Violation {
        if (kind == Opcode.TEXT) {
            listener.heardText(text(bytes, from, length));
        } else {
            listener.heardBytes();
        }
    }

    private void judgeClose(int from, int length) throws Violation {
        if (length == 0) {
            return;
        }
        if (length < Short.BYTES
                || !CloseCode.maySend(ByteBuffer.wrap(buffer, from, Short.BYTES).getShort())) {
            throw new Violation(CloseCode.PROTOCOL, "A close code that is none");
        }
        text(buffer, from + Short.BYTES, length - Short.BYTES);
    }

    private static String text(byte[] bytes, int from, int length) throws Violation {
        String text = new String(bytes, from, length, StandardCharsets.UTF_8);
        if (text.indexOf(REPLACEMENT) >= 0) {
            refuseBroken(bytes, from, length);
        }
        return text;
    }

    /** The character that stands for a broken one may have been sent as itself. */
    private static void refuseBroken(byte[] bytes, int from, int length) throws Violation {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, from, length));
        } catch (CharacterCodingException _) {
            throw new Violation(CloseCode.NOT_TEXT, "Text that is no UTF-8");
        }
    }
}
