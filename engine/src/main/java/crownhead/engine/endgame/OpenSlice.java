package crownhead.engine.endgame;

/** A slice in memory, a byte for each position. */
final class OpenSlice implements SliceTable {
    private final Slice slice;
    private final byte[] worths;

    OpenSlice(Slice slice, byte[] worths) {
        this.slice = slice;
        this.worths = worths;
    }

    @Override
    public Slice slice() {
        return slice;
    }

    @Override
    public int verdict(int index) {
        return Worth.verdict(worth(index));
    }

    @Override
    public int worth(int index) {
        return worths[index] & 0xFF;
    }
}
