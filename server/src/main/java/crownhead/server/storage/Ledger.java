package crownhead.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
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
        log = new LogWriter(connection);
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
        Savepoint before = connection.setSavepoint();
        try {
            waiting.settle(change.on(connection));
            connection.releaseSavepoint(before);
        } catch (SQLException e) {
            if (!dialect.isClash(e)) {
                throw e;
            }
            connection.rollback(before);
            settleClash(change, waiting, e);
        } catch (RuntimeException e) {
            connection.rollback(before);
            waiting.refuse(e);
        }
    }

    void commit() throws SQLException {
        connection.commit();
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.debug("A connection that is given up did not close", e);
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
