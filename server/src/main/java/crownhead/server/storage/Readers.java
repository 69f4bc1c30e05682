package crownhead.server.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import crownhead.play.StoreFailure;
import java.sql.Connection;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The connections of those who only read. They never wait for the writer. */
final class Readers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Readers.class);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

    @FunctionalInterface
    interface Question<T> {
        T on(Sql sql) throws SQLException;
    }

    private final HikariDataSource pool;
    private final Map<Connection, Preparing.Once> statements = new ConcurrentHashMap<>();

    Readers(Dialect dialect) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("storage-readers");
        config.setDataSource(dialect.forReaders());
        config.setReadOnly(true);
        config.setMaximumPoolSize(dialect.readers());
        config.setMinimumIdle(1);
        config.setConnectionTimeout(LONGEST_WAIT.toMillis());
        pool = new HikariDataSource(config);
    }

    <T> T ask(Question<T> question) throws StoreFailure {
        try (Connection connection = pool.getConnection()) {
            return question.on(new Sql(statementsOf(connection.unwrap(Connection.class))));
        } catch (SQLDataException e) {
            LOG.error("What is stored is damaged", e);
            throw new StoreFailure(String.valueOf(e.getMessage()), e);
        } catch (SQLException e) {
            throw new StoreFailure("The database did not answer", e);
        }
    }

    /** The pool makes new connections now and then, and closes old ones. */
    private Preparing.Once statementsOf(Connection connection) {
        Preparing.Once known = statements.get(connection);
        if (known != null) {
            return known;
        }
        statements.values().removeIf(Preparing.Once::isOver);
        return statements.computeIfAbsent(connection, Preparing.Once::new);
    }

    @Override
    public void close() {
        pool.close();
    }
}
