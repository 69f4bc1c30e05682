package crownhead.engine.endgame.build;

import crownhead.engine.endgame.Slice;
import java.io.IOException;

/**
 * Makes tables, slice after slice, and puts each into the folder as soon as it is made. When it was
 * ended before its time, the next run goes on with the first slice that is not there.
 */
public final class TablesBuild {
    private final TablesFolder folder;
    private final Crew crew;
    private final Shelf shelf;

    public TablesBuild(TablesFolder folder, Crew crew) {
        this.folder = folder;
        this.crew = crew;
        this.shelf = new Shelf(folder, crew);
    }

    /** Makes a slice and the one with the sides swapped. What they lead to has to be there. */
    public void make(Slice slice) throws IOException {
        shelf.prepare(slice);
        new Retrograde(shelf.worths(), crew).make(slice);
        for (Slice part : slice.pair()) {
            folder.write(part, SliceFile.bytes(part, shelf.worths().of(part)));
        }
    }
}
