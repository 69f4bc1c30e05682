package crownhead.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A PostgreSQL server, which other houses may use at the same time. */
final class PostgresDialect implements Dialect {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresDialect.class);

    private static final int READERS = 10;
    private static final int CONNECT_SECONDS = 10;
    private static final int ANSWER_SECONDS = 30;
    private static final String BROKEN_CONSTRAINT = "23";

    private final DatabaseAddress.Postgres address;

    PostgresDialect(DatabaseAddress.Postgres address) {
        this.address = address;
    }

    @Override
    public String name() {
        return "postgresql";
    }

    @Override
    public DataSource forMigrations() {
        return source();
    }

    /** Whoever runs the database copies it: a house may not even be allowed to read all of it. */
    @Override
    public void keepBefore(String version) {
        LOG.warn(
                "The database gets the shape of version {}, which older releases do not know",
                version);
    }

    @Override
    public Connection openWriter() throws SQLException {
        PGSimpleDataSource source = source();
        // A server that does not answer must not keep the writer for ever.
        source.setSocketTimeout(ANSWER_SECONDS);
        Connection connection = source.getConnection();
        connection.setAutoCommit(false);
        return connection;
    }

    @Override
    public LogWriter logWriter(Connection writer) {
        return new SharedLogWriter(writer);
    }

    @Override
    public boolean isShared() {
        return true;
    }

    /** The driver begins with the first statement, which saves a way to the server. */
    @Override
    public void begin(Connection writer) {}

    @Override
    public void commit(Connection writer) throws SQLException {
        writer.commit();
    }

    @Override
    public DataSource forReaders() {
        PGSimpleDataSource source = source();
        source.setSocketTimeout(ANSWER_SECONDS);
        return source;
    }

    @Override
    public int readers() {
        return READERS;
    }

    @Override
    public void inspect(Connection writer) throws SQLException, CannotOpen {
        Settings settings = new Settings(writer);
        settings.expect("fsync", settings.value("show fsync"), "on");
        settings.expect("full_page_writes", settings.value("show full_page_writes"), "on");
        settings.expectNot("synchronous_commit", settings.value("show synchronous_commit"), "off");
        writer.rollback();
    }

    /** Its own server looks after its pages. */
    @Override
    public void examine(Connection writer) {}

    @Override
    public boolean isClash(SQLException failure) {
        String state = failure.getSQLState();
        return state != null && state.startsWith(BROKEN_CONSTRAINT);
    }

    @Override
    public CannotOpen explain(Exception failure) {
        return new CannotOpen(
                "Cannot open " + address + ": " + failure.getMessage(),
                "See that the server runs, that the address is right and that the user may use the"
                        + " database.",
                failure);
    }

    @Override
    public void close() {}

    private PGSimpleDataSource source() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(address.jdbcUrl());
        address.user().ifPresent(source::setUser);
        address.password().ifPresent(source::setPassword);
        source.setApplicationName("crownhead");
        source.setConnectTimeout(CONNECT_SECONDS);
        source.setTcpKeepAlive(true);
        source.setReWriteBatchedInserts(true);
        source.setPrepareThreshold(1);
        return source;
    }
}
