package crownhead.server.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;

/** SQLite in a folder that is ours alone. */
final class SqliteDialect implements Dialect {
    private static final int READERS = 4;
    private static final int BUSY_MILLIS = 10_000;
    private static final int CACHE_KIBIBYTES = 16_384;
    private static final int FULL = 2;

    /** Pages that are written again and again are copied into the database once. */
    private static final int CHECKPOINT_PAGES = 16_384;

    private final DatabaseAddress.DataFolder folder;
    private final FolderLock lock;

    private SqliteDialect(DatabaseAddress.DataFolder folder, FolderLock lock) {
        this.folder = folder;
        this.lock = lock;
    }

    static SqliteDialect in(DatabaseAddress.DataFolder folder) throws CannotOpen {
        try {
            FolderLock lock =
                    FolderLock.take(folder.path())
                            .orElseThrow(() ->
                                    new CannotOpen(
                                            "Another server uses " + folder + ".",
                                            "Stop that server, or name another folder."));
            refuseHalfRestored(folder, lock);
            return new SqliteDialect(folder, lock);
        } catch (IOException e) {
            throw new CannotOpen(
                    "Cannot use " + folder + ": " + e,
                    "Name a folder that exists or can be made, and that you may write to.",
                    e);
        }
    }

    private static void refuseHalfRestored(DatabaseAddress.DataFolder folder, FolderLock lock)
            throws CannotOpen, IOException {
        Path half = Restore.halfRestored(folder);
        if (Files.exists(half)) {
            lock.close();
            throw new CannotOpen(
                    "A back-up was being restored in " + folder + " and did not get done.",
                    "Restore it again, or delete "
                            + half.getFileName()
                            + " there to go on without it.");
        }
    }

    @Override
    public String name() {
        return "sqlite";
    }

    @Override
    public DataSource forMigrations() {
        return source(writing());
    }

    @Override
    public void keepBefore(String version) throws CannotOpen {
        String name = folder.database().getFileName() + ".before-" + version;
        Path kept = folder.path().resolve(name);
        Path made = folder.path().resolve(name + ".new");
        try {
            Files.deleteIfExists(made);
            Backup.make(folder, made);
            Backup.move(made, kept);
        } catch (CannotCopy | IOException e) {
            throw new CannotOpen(
                    "The database in "
                            + folder
                            + " is of an older release, and no back-up of it could be made: "
                            + e.getMessage(),
                    "Make room in the folder; nothing was changed.",
                    e);
        }
    }

    @Override
    public Connection openWriter() throws SQLException {
        Connection connection = source(writing()).getConnection();
        execute(connection, "pragma wal_autocheckpoint = " + CHECKPOINT_PAGES);
        // What a statement would have to take back is kept in memory, not in another file.
        execute(connection, "pragma temp_store = memory");
        return connection;
    }

    /** The folder is ours alone, and this is the only connection that writes. */
    @Override
    public LogWriter logWriter(Connection writer) {
        return new SoleLogWriter(writer);
    }

    @Override
    public boolean isShared() {
        return false;
    }

    /**
     * By hand, because the driver would begin the next transaction as soon as one ends, and hold
     * the database while nobody writes.
     */
    @Override
    public void begin(Connection writer) throws SQLException {
        execute(writer, "begin immediate");
    }

    @Override
    public void commit(Connection writer) throws SQLException {
        execute(writer, "commit");
    }

    @Override
    public DataSource forReaders() {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(BUSY_MILLIS);
        return source(config);
    }

    @Override
    public int readers() {
        return READERS;
    }

    @Override
    public void inspect(Connection writer) throws SQLException, CannotOpen {
        Settings settings = new Settings(writer);
        SqliteVersion.refuseTooOld(settings.value("select sqlite_version()"));
        settings.expect("journal_mode", settings.value("pragma journal_mode"), "wal");
        settings.expect(
                "synchronous", settings.value("pragma synchronous"), Integer.toString(FULL));
        settings.expect("foreign_keys", settings.value("pragma foreign_keys"), "1");
        refuseDamage(settings.value("pragma quick_check(1)"));
    }

    /**
     * A damaged index could hide the last rows of a log, and no checksum of a row would tell. Only
     * this check holds indexes against what they point to; it takes about a second for a million
     * rows.
     */
    @Override
    public void examine(Connection writer) throws SQLException, CannotOpen {
        refuseDamage(new Settings(writer).value("pragma integrity_check(1)"));
    }

    private void refuseDamage(String found) throws CannotOpen {
        if (!found.equals("ok")) {
            throw damaged(found);
        }
    }

    @Override
    public boolean isClash(SQLException failure) {
        return (failure.getErrorCode() & 0xff) == SQLiteErrorCode.SQLITE_CONSTRAINT.code;
    }

    @Override
    public CannotOpen explain(Exception failure) {
        int code = failure instanceof SQLException sql ? sql.getErrorCode() & 0xff : 0;
        if (code == SQLiteErrorCode.SQLITE_CORRUPT.code
                || code == SQLiteErrorCode.SQLITE_NOTADB.code) {
            return damaged(String.valueOf(failure.getMessage()));
        }
        return new CannotOpen(
                "Cannot open the database in " + folder + ": " + failure.getMessage(),
                "See that the disk is not full and that you may write to the folder.",
                failure);
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the writer is set to; it is read back, because a setting may silently not be taken. */
    private static SQLiteConfig writing() {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MILLIS);
        config.setCacheSize(-CACHE_KIBIBYTES);
        // Nobody asks for them, and the driver would look them up after every statement.
        config.setGetGeneratedKeys(false);
        return config;
    }

    private static void execute(Connection connection, String command) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }

    private DataSource source(SQLiteConfig config) {
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + folder.database().toAbsolutePath());
        return source;
    }

    private CannotOpen damaged(String damage) {
        return new CannotOpen(
                "The database in " + folder + " is damaged: " + damage,
                "Restore the newest back-up; the damaged database is kept beside it.");
    }
}
