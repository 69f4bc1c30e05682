package crownhead.engine.endgame.build;

import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.TablePack;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.zip.CRC32;

/** Writes a {@link TablePack}. The same slices give the same bytes. */
final class PackWriter {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private PackWriter() {}

    static byte[] pack(List<Slice> slices, Worths worths) {
        return new PackWriter().write(slices, worths);
    }

    private byte[] write(List<Slice> slices, Worths worths) {
        number(TablePack.MARK);
        number(TablePack.VERSION);
        number(slices.size());
        for (Slice slice : slices) {
            short[] kept = SliceFile.withoutJumps(slice, worths.of(slice));
            ByteArrayOutputStream deflated = new ByteArrayOutputStream();
            WorthCode.write(kept, 0, kept.length, 1, deflated);
            number(slice.key());
            number(deflated.size());
            out.writeBytes(deflated.toByteArray());
        }
        CRC32 crc = new CRC32();
        crc.update(out.toByteArray());
        number((int) crc.getValue());
        return out.toByteArray();
    }

    private void number(int number) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            out.write(number >> shift);
        }
    }
}
