package crownhead.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The writer's connection and the statements it has ready. It is thrown away when one fails. */
final class Ledger implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Ledger.class);

    /** Opens the database for writing. */
    @FunctionalInterface
    interface Source {
        Ledger open() throws SQLException;
    }

    private final Connection connection;
    private final Dialect dialect;
    private final LogWriter log;
    private final CardWriter cards;

    Ledger(Connection connection, Dialect dialect) throws SQLException {
        this.connection = connection;
        this.dialect = dialect;
        log = dialect.logWriter(connection);
        cards = new CardWriter(connection);
    }

    LogWriter log() {
        return log;
    }

    CardWriter cards() {
        return cards;
    }

    /** Does one change such that, if it is not possible, the transaction goes on without it. */
    <T> void make(Change<T> change, Waiting<T> waiting) throws SQLException {
        execute("savepoint one");
        try {
            waiting.settle(change.on(connection));
            execute("release savepoint one");
        } catch (SQLException e) {
            if (!dialect.isClash(e)) {
                throw e;
            }
            execute("rollback to savepoint one");
            settleClash(change, waiting, e);
        } catch (RuntimeException e) {
            execute("rollback to savepoint one");
            waiting.refuse(e);
        }
    }

    void begin() throws SQLException {
        dialect.begin(connection);
    }

    void commit() throws SQLException {
        dialect.commit(connection);
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.debug("A connection that is given up did not close", e);
        }
    }

    private void execute(String command) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }

    private static <T> void settleClash(Change<T> change, Waiting<T> waiting, SQLException why) {
        try {
            waiting.settle(change.clashed(why));
        } catch (SQLException e) {
            waiting.refuse(e);
        }
    }
}
