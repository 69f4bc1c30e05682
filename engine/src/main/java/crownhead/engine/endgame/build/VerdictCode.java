package crownhead.engine.endgame.build;

import crownhead.engine.Endgames;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/**
 * Verdicts in blocks of bytes that are read where they lie, from the start of the block to the
 * position. A byte is either four verdicts (below 81, to base three) or a run of one verdict.
 */
final class VerdictCode {
    static final int BLOCK = 1024;

    private static final int LITERAL = 4;
    private static final int LITERALS = 81;
    private static final int[] RUNS = runs();

    /** How many verdicts a byte stands for. */
    private static final short[] LENGTHS = new short[256];

    /** For a run, its verdict; for others, four verdicts of two bits each, the first lowest. */
    private static final byte[] VERDICTS = new byte[256];

    static {
        for (int code = 0; code < LITERALS; code++) {
            LENGTHS[code] = LITERAL;
            int left = code;
            for (int i = 0; i < LITERAL; i++) {
                VERDICTS[code] |= (byte) ((left % 3 + 1) << (2 * i));
                left /= 3;
            }
        }
        for (int code = LITERALS; code < LITERALS + 3 * RUNS.length; code++) {
            LENGTHS[code] = (short) RUNS[(code - LITERALS) % RUNS.length];
            VERDICTS[code] = (byte) ((code - LITERALS) / RUNS.length + 1);
        }
    }

    private VerdictCode() {}

    /** The verdict so many positions after the start of a block, which is at an offset. */
    static int read(ByteBuffer bytes, int offset, int position) {
        int at = offset;
        int left = position;
        int code = bytes.get(at) & 0xFF;
        while (left >= LENGTHS[code]) {
            left -= LENGTHS[code];
            code = bytes.get(++at) & 0xFF;
        }
        return code < LITERALS ? (VERDICTS[code] >> (2 * left)) & 3 : VERDICTS[code];
    }

    /** Writes one block: the verdicts from an index to another. */
    static void write(byte[] verdicts, int from, int to, ByteArrayOutputStream out) {
        int at = from;
        while (at < to) {
            int run = 1;
            while (at + run < to && verdicts[at + run] == verdicts[at]) {
                run++;
            }
            at +=
                    run > LITERAL
                            ? writeRun(verdicts[at], run, out)
                            : writeFour(verdicts, at, to, out);
        }
    }

    private static int writeRun(int verdict, int run, ByteArrayOutputStream out) {
        int longest = RUNS.length - 1;
        while (RUNS[longest] > run) {
            longest--;
        }
        out.write(LITERALS + (verdict - Endgames.LOSS) * RUNS.length + longest);
        return RUNS[longest];
    }

    /** Beyond the end of the block the last verdict is repeated. */
    private static int writeFour(byte[] verdicts, int at, int to, ByteArrayOutputStream out) {
        int code = 0;
        for (int i = LITERAL - 1; i >= 0; i--) {
            code = code * 3 + verdicts[Math.min(at + i, to - 1)] - Endgames.LOSS;
        }
        out.write(code);
        return LITERAL;
    }

    /** Every length from 5, later in steps that grow, up to a whole block: 58 of them. */
    private static int[] runs() {
        int[] runs = new int[58];
        int length = LITERAL;
        for (int i = 0; i < runs.length; i++) {
            length += i < 28 ? 1 : i < 40 ? 4 : i < 46 ? 16 : 64;
            runs[i] = Math.min(length, BLOCK);
        }
        runs[runs.length - 1] = BLOCK;
        return runs;
    }
}
