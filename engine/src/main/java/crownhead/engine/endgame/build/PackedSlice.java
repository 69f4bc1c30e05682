package crownhead.engine.endgame.build;

import crownhead.engine.endgame.BrokenTables;
import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceTable;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A slice in a file, read where it lies. The blocks of worths that were asked for last are kept.
 */
public final class PackedSlice implements SliceTable {
    private static final int KEPT_BLOCKS = 4;

    private final Slice slice;
    private final ByteBuffer file;
    private final int positions;
    private final int width;
    private final Tally tally;
    private final int verdictStarts;
    private final int verdicts;
    private final int worthStarts;
    private final int worths;
    private final AtomicReferenceArray<Block> kept = new AtomicReferenceArray<>(KEPT_BLOCKS);

    private PackedSlice(ByteBuffer file) {
        this.file = file;
        slice = Slice.ofKey(number(2));
        positions = number(3);
        width = number(4);
        tally = new Tally(number(6), number(7), number(8), number(5));
        verdictStarts = SliceFile.HEAD * Integer.BYTES;
        verdicts = verdictStarts + SliceFile.blocks(positions, VerdictCode.BLOCK) * Integer.BYTES;
        worthStarts = verdicts + number(9);
        worths = worthStarts + (SliceFile.blocks(positions, WorthCode.BLOCK) + 1) * Integer.BYTES;
    }

    /** Reads all of it once, to find out whether it is as it was written. */
    static PackedSlice of(ByteBuffer file) {
        int shortest = SliceFile.HEAD * Integer.BYTES + Long.BYTES;
        if (file.capacity() < shortest || file.getInt(0) != SliceFile.MARK) {
            throw new BrokenTables("it is no endgame table");
        }
        if (file.getInt(Integer.BYTES) != SliceFile.VERSION) {
            throw new BrokenTables("it is of another version");
        }
        if (file.getLong(file.capacity() - Long.BYTES) != SliceFile.checksum(file)) {
            throw new BrokenTables("it is not as it was written");
        }
        return new PackedSlice(file);
    }

    @Override
    public Slice slice() {
        return slice;
    }

    public Tally tally() {
        return tally;
    }

    @Override
    public int verdict(int index) {
        int block = index / VerdictCode.BLOCK;
        int start = file.getInt(verdictStarts + block * Integer.BYTES);
        return VerdictCode.read(file, verdicts + start, index % VerdictCode.BLOCK);
    }

    @Override
    public int worth(int index) {
        int number = index / WorthCode.BLOCK;
        Block block = kept.get(number % KEPT_BLOCKS);
        if (block == null || block.number != number) {
            block = new Block(number, block(number));
            kept.set(number % KEPT_BLOCKS, block);
        }
        return block.worths[index % WorthCode.BLOCK];
    }

    /** Everything at once, not kept. */
    short[] allWorths() {
        short[] all = new short[positions];
        for (int number = 0; number * WorthCode.BLOCK < positions; number++) {
            short[] block = block(number);
            System.arraycopy(block, 0, all, number * WorthCode.BLOCK, block.length);
        }
        return all;
    }

    private short[] block(int number) {
        int from = file.getInt(worthStarts + number * Integer.BYTES);
        int to = file.getInt(worthStarts + (number + 1) * Integer.BYTES);
        int size = Math.min(WorthCode.BLOCK, positions - number * WorthCode.BLOCK);
        return WorthCode.read(file.slice(worths + from, to - from), size, width);
    }

    private int number(int at) {
        return file.getInt(at * Integer.BYTES);
    }

    private static final class Block {
        private final int number;
        private final short[] worths;

        Block(int number, short[] worths) {
            this.number = number;
            this.worths = worths;
        }
    }
}
