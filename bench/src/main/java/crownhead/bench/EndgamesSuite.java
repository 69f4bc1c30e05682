package crownhead.bench;

import crownhead.bench.endgame.Distances;
import crownhead.bench.endgame.FreshTables;
import crownhead.bench.endgame.Successors;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Slice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** How long endgame tables take to make, what they need, and whether they are right. */
final class EndgamesSuite {
    /**
     * How much is made and looked at.
     *
     * @param pieces all tables up to this number are made
     * @param samples positions that are held against the plain generator
     * @param each positions of each distance that are held against a search
     * @param beyond positions with a piece more that are made
     */
    record Size(int pieces, int samples, int each, long beyond) {
        static final Size FULL = new Size(5, 100_000, 20, 30_000_000);
        static final Size QUICK = new Size(3, 5_000, 5, 300_000);
    }

    private static final long SEED = 40_000;
    private static final int SHOWN = 10;

    private final FreshTables tables;
    private final Size size;
    private final Figures figures = new Figures();

    private EndgamesSuite(FreshTables tables, Size size) {
        this.tables = tables;
        this.size = size;
    }

    static List<Figure> run(Size size, Path folder) throws IOException {
        EndgamesSuite suite = new EndgamesSuite(new FreshTables(folder.resolve("tables")), size);
        suite.make();
        suite.look();
        suite.goBeyond();
        return suite.figures.all();
    }

    private void make() throws IOException {
        FreshTables.Made made = tables.make(size.pieces());
        figures.add(
                "endgames-build",
                "all positions up to %d pieces on two threads".formatted(size.pieces()),
                "min",
                made.seconds() / 60);
        figures.count("endgames-positions", "made, one side to move", "", made.positions());
        figures.add("endgames-size", "of the files", "MB", tables.bytes() / 1e6);
        FreshTables.Verified verified = tables.verify(made.slices());
        requireNone(verified.mistakes());
        figures.add("endgames-verify", "held against their moves", "min", verified.seconds() / 60);
        figures.add("broken-endgames", "worth other than their moves", "", 0);
    }

    private void look() throws IOException {
        EndgameTables open = tables.open();
        requireNone(Successors.mistakes(open, size.pieces(), size.samples(), SEED));
        figures.count(
                "endgames-samples", "held against a plain generator of moves", "", size.samples());
        figures.add("broken-endgames-samples", "worth other than their best move", "", 0);
        Distances.Outcome distances = Distances.of(open, size.pieces(), size.each(), SEED);
        requireNone(distances.mistakes());
        figures.count(
                "endgames-distances",
                "of up to 15 plies, as many of each, held against a search without tables",
                "",
                distances.searched());
        figures.add("broken-endgames-distances", "ended sooner or later", "", 0);
    }

    private void goBeyond() throws IOException {
        int pieces = size.pieces() + 1;
        long before = tables.bytes();
        FreshTables.Made made = tables.make(pieces, size.beyond());
        double bytes = tables.bytes() - before;
        requireNone(tables.verify(made.slices()).mistakes());
        double share = (double) FreshTables.positions(pieces) / made.positions();
        String slices =
                made.slices().stream().map(Slice::toString).collect(Collectors.joining(", "));
        figures.count(
                "endgames-beyond",
                "with %d pieces, made and found right: %s".formatted(pieces, slices),
                "",
                made.positions());
        figures.add(
                "endgames-beyond-rate",
                "of them",
                "positions/s",
                made.positions() / made.seconds());
        figures.add(
                "endgames-beyond-build",
                "all with %d pieces, not measured: reckoned from these".formatted(pieces),
                "min",
                share * made.seconds() / 60);
        figures.add(
                "endgames-beyond-size",
                "of their files, not measured: reckoned from these",
                "MB",
                share * bytes / 1e6);
    }

    private static void requireNone(List<String> mistakes) {
        if (!mistakes.isEmpty()) {
            throw new BrokenPromise(
                    "The tables are wrong, with seed %d:%n  %s"
                            .formatted(
                                    SEED,
                                    mistakes.stream()
                                            .limit(SHOWN)
                                            .collect(Collectors.joining("\n  "))));
        }
    }
}
