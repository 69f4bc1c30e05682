package crownhead.engine.endgame.build;

import crownhead.engine.endgame.BrokenTables;
import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceIndex;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The slices of a folder that a piece of work needs in memory. All with fewer pieces stay; of the
 * many with six only those that are needed next.
 */
final class Shelf {
    private static final int KEPT_PIECES = 5;

    private final TablesFolder folder;
    private final Crew crew;
    private final Worths worths = new Worths();

    Shelf(TablesFolder folder, Crew crew) {
        this.folder = folder;
        this.crew = crew;
    }

    Worths worths() {
        return worths;
    }

    /**
     * Brings everything that a turn in one of these slices can lead to, but not they themselves.
     */
    void prepare(Slice slice) throws IOException {
        Set<Slice> crowned = new LinkedHashSet<>();
        for (Slice part : slice.pair()) {
            if (part.men() > 0) {
                crowned.add(part.crowned());
            }
        }
        forgetLargeBut(crowned);
        for (Slice smaller : Slice.upTo(slice.pieces() - 1)) {
            bring(smaller);
        }
        for (Slice needed : crowned) {
            bring(needed);
        }
    }

    /** Brings a slice, and first what is needed to know its positions with jumps. */
    void bring(Slice slice) throws IOException {
        if (worths.has(slice)) {
            return;
        }
        PackedSlice table =
                folder.table(slice)
                        .orElseThrow(() -> new BrokenTables("There is no table of " + slice));
        for (Slice smaller : Slice.upTo(slice.pieces() - 1)) {
            bring(smaller);
        }
        short[] all = table.allWorths();
        SliceIndex index = SliceIndex.of(slice);
        crew.each(index.size(), () -> new Jumps(index, all, worths));
        worths.put(slice, all);
    }

    private void forgetLargeBut(Set<Slice> needed) {
        for (Slice large : Slice.withPieces(Slice.MOST_PIECES)) {
            if (large.pieces() > KEPT_PIECES && !needed.contains(large)) {
                worths.forget(large);
            }
        }
    }
}
