package crownhead.engine.endgame.build;

import crownhead.engine.endgame.BrokenTables;
import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceIndex;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds every position of a table against where its moves lead: it must be worth exactly what the
 * best of them is. Wins and losses then rest on those one ply nearer to the end, and a draw on
 * another draw and on no lost position, so what holds everywhere is right everywhere.
 */
public final class Verification {
    private final TablesFolder folder;
    private final Crew crew;
    private final Shelf shelf;

    public Verification(TablesFolder folder, Crew crew) {
        this.folder = folder;
        this.crew = crew;
        this.shelf = new Shelf(folder, crew);
    }

    /** What was found in a slice; no mistakes if all is well. */
    public record Report(Slice slice, long positions, long mistakes, List<String> examples) {
        public Report {
            examples = List.copyOf(examples);
        }
    }

    /** Verifies a slice and the one with the sides swapped. */
    public List<Report> verify(Slice slice) throws IOException {
        shelf.prepare(slice);
        for (Slice part : slice.pair()) {
            shelf.bring(part);
        }
        List<Report> reports = new ArrayList<>();
        for (Slice part : slice.pair()) {
            reports.add(compare(part));
        }
        return reports;
    }

    private Report compare(Slice slice) throws IOException {
        PackedSlice table =
                folder.table(slice)
                        .orElseThrow(() -> new BrokenTables("There is no table of " + slice));
        SliceIndex index = SliceIndex.of(slice);
        List<Comparison> hands =
                crew.each(index.size(), () -> new Comparison(table, shelf.worths()));
        long mistakes = 0;
        List<String> examples = new ArrayList<>();
        for (Comparison hand : hands) {
            mistakes += hand.mistakes();
            examples.addAll(hand.examples());
        }
        if (!table.tally().equals(Tally.of(shelf.worths().of(slice)))) {
            mistakes++;
            examples.add("The head of " + slice + " counts other wins, draws or losses.");
        }
        return new Report(slice, index.size(), mistakes, examples);
    }
}
