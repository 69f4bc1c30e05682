package crownhead.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * A copy of the database in a data folder, as it was at one moment. It may be made while a server
 * writes, and appears under its name only when it is whole.
 *
 * @param rows how many decisions it holds
 */
public record Backup(Path file, long rows) {
    private static final int BUSY_MILLIS = 10_000;

    public static Backup make(DatabaseAddress address, Path file) throws CannotCopy {
        return switch (address) {
            case DatabaseAddress.DataFolder folder -> make(folder, file);
            case DatabaseAddress.Postgres _ ->
                    throw new CannotCopy(
                            "The house keeps its books in PostgreSQL.",
                            "Copy them with pg_dump, and bring them back with pg_restore.");
        };
    }

    private static Backup make(DatabaseAddress.DataFolder folder, Path file) throws CannotCopy {
        refuseBadPlaces(folder, file);
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        try {
            Files.deleteIfExists(unfinished);
            copy(folder, unfinished);
            long rows = CopyCheck.rowsIn(unfinished);
            Seal.put(unfinished);
            if (!Seal.isWhole(unfinished)) {
                throw new IOException("what was written is not what is there");
            }
            move(unfinished, file);
            return new Backup(file, rows);
        } catch (IOException | SQLException e) {
            throw new CannotCopy(
                    "No back-up was made: " + e.getMessage(),
                    "See that there is room for " + file + " and that you may write it.",
                    e);
        }
    }

    private static void refuseBadPlaces(DatabaseAddress.DataFolder folder, Path file)
            throws CannotCopy {
        if (Files.notExists(folder.database())) {
            throw new CannotCopy(
                    "There is no database in " + folder + ".",
                    "Name the folder that the server uses.");
        }
        if (Files.exists(file)) {
            throw new CannotCopy(file + " is there already.", "Name a file that is not there.");
        }
    }

    /** SQLite copies what one transaction sees; the writer goes on beside it. */
    private static void copy(DatabaseAddress.DataFolder folder, Path copy) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + folder.database().toAbsolutePath());
        try (Connection connection = source.getConnection();
                PreparedStatement vacuum = connection.prepareStatement("vacuum into ?")) {
            vacuum.setString(1, copy.toAbsolutePath().toString());
            vacuum.execute();
        }
    }

    /** Its new name is on the disk too when this returns. */
    static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException _) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
        sync(to.toAbsolutePath().resolveSibling("."));
    }

    private static void sync(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException _) {
            // Windows does not open folders, and keeps names by itself.
        }
    }
}
