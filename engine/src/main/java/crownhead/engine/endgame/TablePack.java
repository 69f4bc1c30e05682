package crownhead.engine.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Small slices in one piece, as they come with the program: a mark, the version, how many slices,
 * then for each its key, how long it is, and its worths deflated; at the end a checksum of all
 * that. Numbers have four bytes, the highest first. A browser is handed the same bytes.
 */
public final class TablePack {
    public static final int MARK = 0x43484550;
    public static final int VERSION = 1;

    private static final int NUMBER = 4;

    private final byte[] bytes;
    private int at;

    private TablePack(byte[] bytes) {
        this.bytes = bytes;
    }

    /** What is in a pack. */
    public static List<SliceTable> read(byte[] bytes) {
        return new TablePack(bytes).read();
    }

    private List<SliceTable> read() {
        checkThatItIsWhole();
        if (number() != MARK || number() != VERSION) {
            throw new BrokenTables("This is no pack of endgame tables of version " + VERSION);
        }
        List<SliceTable> slices = new ArrayList<>();
        for (int left = number(); left > 0; left--) {
            slices.add(slice());
        }
        return slices;
    }

    private void checkThatItIsWhole() {
        int end = bytes.length - NUMBER;
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, Math.max(0, end));
        at = end;
        if (end < 0 || number() != (int) crc.getValue()) {
            throw new BrokenTables("This pack of endgame tables is not as it was written");
        }
        at = 0;
    }

    private OpenSlice slice() {
        Slice slice = Slice.ofKey(number());
        int length = number();
        byte[] worths = new byte[slice.size()];
        Inflater inflater = new Inflater(true);
        inflater.setInput(bytes, at, length);
        at += length;
        inflate(inflater, worths);
        return new OpenSlice(slice, worths);
    }

    private static void inflate(Inflater inflater, byte[] target) {
        try {
            int filled = 0;
            int more = -1;
            while (filled < target.length && more != 0) {
                more = inflater.inflate(target, filled, target.length - filled);
                filled += more;
            }
            if (filled < target.length) {
                throw new BrokenTables("A slice of this pack is too short");
            }
        } catch (DataFormatException e) {
            throw new BrokenTables("A slice of this pack cannot be read: " + e.getMessage());
        } finally {
            inflater.end();
        }
    }

    private int number() {
        int number = 0;
        for (int i = 0; i < NUMBER; i++) {
            number = number << 8 | (bytes[at++] & 0xFF);
        }
        return number;
    }
}
