package crownhead.server.websocket;

/** The bits of a frame's first two bytes, and the kinds of frames. */
final class Opcode {
    /** Marks the last frame of a message. */
    static final int LAST = 0x80;

    static final int RESERVED = 0x70;
    static final int KIND = 0x0f;
    static final int MASKED = 0x80;
    static final int LENGTH = 0x7f;

    /** The length is in the two bytes that follow. */
    static final int TWO_BYTES = 126;

    /** The length is in the eight bytes that follow. */
    static final int EIGHT_BYTES = 127;

    /** A further piece of a message. */
    static final int MORE = 0;

    static final int TEXT = 1;
    static final int BYTES = 2;
    static final int CLOSE = 8;
    static final int PING = 9;
    static final int PONG = 10;

    private Opcode() {}

    static boolean isKnown(int opcode) {
        return opcode <= BYTES || (opcode >= CLOSE && opcode <= PONG);
    }

    static boolean isControl(int opcode) {
        return opcode >= CLOSE;
    }
}
