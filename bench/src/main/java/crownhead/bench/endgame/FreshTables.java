package crownhead.bench.endgame;

import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.build.Crew;
import crownhead.engine.endgame.build.TablesBuild;
import crownhead.engine.endgame.build.TablesFolder;
import crownhead.engine.endgame.build.TablesPlan;
import crownhead.engine.endgame.build.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A folder of tables, made and verified as {@code crownhead tables} does it. */
public final class FreshTables {
    private static final int THREADS = 2;

    private final Path path;
    private final TablesFolder folder;

    public FreshTables(Path path) {
        this.path = path;
        this.folder = new TablesFolder(path);
    }

    /** What was made: one slice of each pair, the positions of both, and how long it took. */
    public record Made(List<Slice> slices, long positions, double seconds) {
        public Made {
            slices = List.copyOf(slices);
        }
    }

    /** What was verified, and what is wrong with it. */
    public record Verified(long positions, List<String> mistakes, double seconds) {
        public Verified {
            mistakes = List.copyOf(mistakes);
        }
    }

    /** Makes all tables up to a number of pieces. */
    public Made make(int pieces) throws IOException {
        return make(pieces, Long.MAX_VALUE);
    }

    /** Makes what comes first of what is left, until so many positions are made. */
    public Made make(int pieces, long positions) throws IOException {
        List<Slice> made = new ArrayList<>();
        long count = 0;
        long begin = System.nanoTime();
        try (Crew crew = new Crew(THREADS)) {
            TablesBuild build = new TablesBuild(folder, crew);
            for (Slice slice : TablesPlan.of(folder, pieces).left()) {
                if (count < positions) {
                    build.make(slice);
                    made.add(slice);
                    count += TablesPlan.sizeOfPair(slice);
                }
            }
        }
        return new Made(made, count, secondsSince(begin));
    }

    /** Holds these, and those with the sides swapped, against the rules. */
    public Verified verify(List<Slice> slices) throws IOException {
        long positions = 0;
        List<String> mistakes = new ArrayList<>();
        long begin = System.nanoTime();
        try (Crew crew = new Crew(THREADS)) {
            Verification verification = new Verification(folder, crew);
            for (Slice slice : slices) {
                for (Verification.Report report : verification.verify(slice)) {
                    positions += report.positions();
                    mistakes.addAll(report.examples());
                }
            }
        }
        return new Verified(positions, mistakes, secondsSince(begin));
    }

    /** What is in the folder now, and nothing else. */
    public EndgameTables open() throws IOException {
        return new EndgameTables(folder.tables());
    }

    public long bytes() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.mapToLong(file -> file.toFile().length()).sum();
        }
    }

    /** Of all positions with exactly so many pieces. */
    public static long positions(int pieces) {
        return Slice.withPieces(pieces).stream().mapToLong(Slice::size).sum();
    }

    private static double secondsSince(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }
}
