package crownhead.engine.endgame.build;

import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceIndex;
import crownhead.engine.endgame.Worth;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * A slice as bytes: a head of {@link #HEAD} numbers, where each block of verdicts starts, the
 * verdicts, where each block of worths starts and where the last ends, the worths, and a checksum.
 * Where the side to move must jump, the verdict and the worth of the position before are repeated,
 * because that is short: they mean nothing.
 */
final class SliceFile {
    static final int MARK = 0x43484554;
    static final int VERSION = 1;

    /**
     * Mark, version, key, positions, width, longest, wins, draws, losses, verdict bytes, worth
     * bytes.
     */
    static final int HEAD = 11;

    private SliceFile() {}

    static ByteBuffer bytes(Slice slice, short[] worths) {
        Tally tally = Tally.of(worths);
        short[] kept = withoutJumps(slice, worths);
        int width = tally.longest() < 255 ? 1 : 2;
        ByteArrayOutputStream verdicts = new ByteArrayOutputStream();
        ByteArrayOutputStream deflated = new ByteArrayOutputStream();
        int[] verdictStarts = verdicts(kept, verdicts);
        int[] worthStarts = worths(kept, width, deflated);
        int numbers = HEAD + verdictStarts.length + worthStarts.length;
        ByteBuffer file =
                ByteBuffer.allocate(
                        numbers * Integer.BYTES + verdicts.size() + deflated.size() + Long.BYTES);
        file.putInt(MARK).putInt(VERSION).putInt(slice.key()).putInt(worths.length).putInt(width);
        file.putInt(tally.longest()).putInt((int) tally.wins()).putInt((int) tally.draws());
        file.putInt((int) tally.losses()).putInt(verdicts.size()).putInt(deflated.size());
        put(file, verdictStarts).put(verdicts.toByteArray());
        put(file, worthStarts).put(deflated.toByteArray());
        return file.putLong(checksum(file)).flip();
    }

    /** Of all bytes but the last eight, which hold it. */
    static long checksum(ByteBuffer file) {
        CRC32 crc = new CRC32();
        crc.update(file.duplicate().position(0).limit(file.capacity() - Long.BYTES));
        return crc.getValue();
    }

    static short[] withoutJumps(Slice slice, short[] worths) {
        SliceIndex index = SliceIndex.of(slice);
        short[] kept = new short[worths.length];
        short before = Worth.DRAW;
        for (int i = 0; i < worths.length; i++) {
            before = index.position(i).mustJump() ? before : worths[i];
            kept[i] = before;
        }
        return kept;
    }

    private static int[] verdicts(short[] worths, ByteArrayOutputStream out) {
        byte[] verdicts = new byte[worths.length];
        for (int i = 0; i < verdicts.length; i++) {
            verdicts[i] = (byte) Worth.verdict(worths[i]);
        }
        int[] starts = new int[blocks(worths.length, VerdictCode.BLOCK)];
        for (int block = 0; block < starts.length; block++) {
            starts[block] = out.size();
            int from = block * VerdictCode.BLOCK;
            VerdictCode.write(
                    verdicts, from, Math.min(from + VerdictCode.BLOCK, worths.length), out);
        }
        return starts;
    }

    private static int[] worths(short[] worths, int width, ByteArrayOutputStream out) {
        int[] starts = new int[blocks(worths.length, WorthCode.BLOCK) + 1];
        for (int block = 0; block < starts.length - 1; block++) {
            starts[block] = out.size();
            int from = block * WorthCode.BLOCK;
            WorthCode.write(
                    worths, from, Math.min(from + WorthCode.BLOCK, worths.length), width, out);
        }
        starts[starts.length - 1] = out.size();
        return starts;
    }

    static int blocks(int positions, int block) {
        return (positions + block - 1) / block;
    }

    private static ByteBuffer put(ByteBuffer file, int[] numbers) {
        for (int number : numbers) {
            file.putInt(number);
        }
        return file;
    }
}
