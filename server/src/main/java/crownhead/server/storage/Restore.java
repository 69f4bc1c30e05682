package crownhead.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * Puts a back-up in the place of a database. The copy is read whole before anything is touched, and
 * the database that it replaces is kept.
 *
 * @param rows how many decisions the database holds now
 * @param replaced where the earlier one is kept
 */
public record Restore(long rows, Optional<Path> replaced) {
    private static final List<String> SIDE_FILES = List.of("-wal", "-shm");

    public static Restore from(Path backup, DatabaseAddress.DataFolder folder) throws CannotCopy {
        try (FolderLock _ = lock(folder)) {
            return put(backup, folder);
        } catch (IOException e) {
            throw new CannotCopy(
                    "The back-up was not restored: " + e,
                    "See that there is room in " + folder + " and that you may write to it.",
                    e);
        }
    }

    /** Where the copy lies until it takes the place of the database. */
    static Path halfRestored(DatabaseAddress.DataFolder folder) {
        return folder.path().resolve("crownhead.db.restoring");
    }

    private static FolderLock lock(DatabaseAddress.DataFolder folder)
            throws IOException, CannotCopy {
        return FolderLock.take(folder.path())
                .orElseThrow(() ->
                        new CannotCopy(
                                "A server uses " + folder + ".",
                                "Stop the server first, then restore."));
    }

    private static Restore put(Path backup, DatabaseAddress.DataFolder folder)
            throws IOException, CannotCopy {
        Path copy = halfRestored(folder);
        long rows = copySoundly(backup, copy);
        Optional<Path> kept = keepReplaced(folder);
        // The old log of writes would be taken for one of the new database.
        for (String side : SIDE_FILES) {
            Files.deleteIfExists(folder.path().resolve(folder.database().getFileName() + side));
        }
        Backup.move(copy, folder.database());
        return new Restore(rows, kept);
    }

    private static long copySoundly(Path backup, Path copy) throws IOException, CannotCopy {
        if (Files.notExists(backup)) {
            throw new CannotCopy("There is no file " + backup + ".", "Name a back-up.");
        }
        try {
            Files.copy(backup, copy, StandardCopyOption.REPLACE_EXISTING);
            if (!Seal.isWhole(copy)) {
                throw new SQLException("it is not what was written, or was not written whole");
            }
            unseal(copy);
            return CopyCheck.rowsIn(copy);
        } catch (SQLException e) {
            Files.deleteIfExists(copy);
            throw new CannotCopy(
                    backup + " is no sound back-up: " + e.getMessage() + ".",
                    "Use another back-up; nothing was changed.",
                    e);
        } catch (IOException e) {
            Files.deleteIfExists(copy);
            throw e;
        }
    }

    private static void unseal(Path copy) throws IOException {
        try (FileChannel channel = FileChannel.open(copy, StandardOpenOption.WRITE)) {
            channel.truncate(channel.size() - Seal.LENGTH);
            channel.force(true);
        }
    }

    private static Optional<Path> keepReplaced(DatabaseAddress.DataFolder folder)
            throws IOException {
        Path database = folder.database();
        if (Files.notExists(database)) {
            return Optional.empty();
        }
        Path kept = freeFolder(folder.path());
        copyToDisk(database, kept.resolve(database.getFileName()));
        for (String side : SIDE_FILES) {
            Path file = folder.path().resolve(database.getFileName() + side);
            if (Files.exists(file)) {
                copyToDisk(file, kept.resolve(file.getFileName()));
            }
        }
        return Optional.of(kept);
    }

    private static Path freeFolder(Path folder) throws IOException {
        for (int number = 1; ; number++) {
            Path free = folder.resolve("replaced-" + number);
            if (Files.notExists(free)) {
                return Files.createDirectory(free);
            }
        }
    }

    private static void copyToDisk(Path from, Path to) throws IOException {
        Files.copy(from, to);
        try (FileChannel channel = FileChannel.open(to, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
