package crownhead.engine.endgame.build;

import crownhead.engine.endgame.BrokenTables;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Worths in deflated blocks. A worth has one byte or two, as the longest win of the slice needs; of
 * two, all low ones of the block come first.
 */
final class WorthCode {
    static final int BLOCK = 1 << 16;

    private static final int LEVEL = 9;

    private WorthCode() {}

    static void write(short[] worths, int from, int to, int width, ByteArrayOutputStream out) {
        byte[] plain = new byte[(to - from) * width];
        for (int i = from; i < to; i++) {
            for (int part = 0; part < width; part++) {
                plain[part * (to - from) + i - from] = (byte) (worths[i] >> (8 * part));
            }
        }
        Deflater deflater = new Deflater(LEVEL, true);
        deflater.setInput(plain);
        deflater.finish();
        byte[] chunk = new byte[BLOCK];
        for (int length = deflater.deflate(chunk); length > 0; length = deflater.deflate(chunk)) {
            out.write(chunk, 0, length);
        }
        deflater.end();
    }

    /** The worths of one block, which is all that a buffer holds. */
    static short[] read(ByteBuffer block, int positions, int width) {
        byte[] plain = inflated(block, positions * width);
        short[] worths = new short[positions];
        for (int i = 0; i < plain.length; i++) {
            worths[i % positions] |= (short) ((plain[i] & 0xFF) << (8 * (i / positions)));
        }
        return worths;
    }

    private static byte[] inflated(ByteBuffer block, int length) {
        byte[] plain = new byte[length];
        Inflater inflater = new Inflater(true);
        inflater.setInput(block);
        try {
            int filled = 0;
            int more = -1;
            while (filled < length && more != 0) {
                more = inflater.inflate(plain, filled, length - filled);
                filled += more;
            }
            if (filled < length) {
                throw new BrokenTables("A block of a table is too short");
            }
            return plain;
        } catch (DataFormatException e) {
            throw new BrokenTables("A block of a table cannot be read: " + e.getMessage());
        } finally {
            inflater.end();
        }
    }
}
