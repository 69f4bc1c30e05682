package crownhead.engine.endgame.build;

import crownhead.engine.endgame.BrokenTables;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceTable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A folder of tables, one file for each slice. A file is whole or not there. */
public record TablesFolder(Path path) {
    private static final String ENDING = ".table";

    /** The slice's table, mapped into memory and found whole. */
    public Optional<PackedSlice> table(Slice slice) throws IOException {
        Path file = file(slice);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (FileChannel channel = FileChannel.open(file)) {
            ByteBuffer bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
            PackedSlice table = PackedSlice.of(bytes);
            if (!table.slice().equals(slice)) {
                throw new BrokenTables("it holds " + table.slice());
            }
            return Optional.of(table);
        } catch (BrokenTables e) {
            throw new BrokenTables(
                    file
                            + " cannot be used: "
                            + e.getMessage()
                            + ". Delete it and build it again.");
        }
    }

    /** Every table that is here. */
    public List<PackedSlice> tables() throws IOException {
        List<PackedSlice> tables = new ArrayList<>();
        for (Slice slice : Slice.upTo(Slice.MOST_PIECES)) {
            table(slice).ifPresent(tables::add);
        }
        return tables;
    }

    /** What comes with the program, and whatever is here besides. */
    public EndgameTables open() throws IOException {
        List<SliceTable> tables = new ArrayList<>(ShippedTables.slices());
        tables.addAll(tables());
        return new EndgameTables(tables);
    }

    /** Puts a table here: its name appears when all of it is on the disk. */
    void write(Slice slice, ByteBuffer bytes) throws IOException {
        Files.createDirectories(path);
        Path part = path.resolve(slice + ".part");
        try (FileChannel channel =
                FileChannel.open(
                        part,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING)) {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Files.move(part, file(slice), StandardCopyOption.ATOMIC_MOVE);
    }

    private Path file(Slice slice) {
        return path.resolve(slice + ENDING);
    }
}
