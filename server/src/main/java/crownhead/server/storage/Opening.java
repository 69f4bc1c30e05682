package crownhead.server.storage;

import java.sql.Connection;
import java.sql.SQLException;

/** Opens a database: its lock, its shape, its settings, then the writer and the readers. */
final class Opening {
    /** Refuses what is not as it should be. */
    @FunctionalInterface
    private interface Look {
        void at(Connection connection) throws SQLException, CannotOpen;
    }

    private final Dialect dialect;
    private final StorageListener listener;

    Opening(Dialect dialect, StorageListener listener) {
        this.dialect = dialect;
        this.listener = listener;
    }

    static Dialect dialect(DatabaseAddress address) throws CannotOpen {
        return switch (address) {
            case DatabaseAddress.DataFolder folder -> SqliteDialect.in(folder);
            case DatabaseAddress.Postgres postgres -> new PostgresDialect(postgres);
        };
    }

    /** On failure everything is let go again. */
    Storage open() throws CannotOpen {
        try {
            Migrations.run(dialect);
            return start(opened(this::lookThoroughly));
        } catch (CannotOpen e) {
            dialect.close();
            throw e;
        } catch (SQLException | RuntimeException e) {
            dialect.close();
            throw dialect.explain(e);
        }
    }

    private void lookThoroughly(Connection connection) throws SQLException, CannotOpen {
        dialect.inspect(connection);
        dialect.examine(connection);
    }

    private Ledger opened(Look look) throws SQLException, CannotOpen {
        Connection connection = dialect.openWriter();
        try {
            look.at(connection);
            return new Ledger(connection, dialect);
        } catch (SQLException | CannotOpen | RuntimeException e) {
            connection.close();
            throw e;
        }
    }

    /** A connection that replaces a lost one is inspected too: settings may have changed. */
    private Ledger again() throws SQLException {
        try {
            return opened(dialect::inspect);
        } catch (CannotOpen e) {
            throw new SQLException(e);
        }
    }

    private Storage start(Ledger first) {
        GroupCommit writer =
                new GroupCommit(first, this::again, listener, new Patience(System::nanoTime));
        writer.start();
        try {
            return new Storage(dialect, writer, new Readers(dialect));
        } catch (RuntimeException e) {
            writer.close();
            throw e;
        }
    }
}
