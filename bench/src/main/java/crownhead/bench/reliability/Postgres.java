package crownhead.bench.reliability;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

/** A real PostgreSQL server that keeps what it is given, and that can be made to crash. */
public final class Postgres implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final String OF_THE_HOUSE =
            "select pid from pg_stat_activity where application_name = 'crownhead' limit 1";

    private final EmbeddedPostgres server;
    private int databases;

    public Postgres() throws IOException {
        server =
                EmbeddedPostgres.builder()
                        .setPGStartupWait(PATIENCE)
                        .setServerConfig("fsync", "on")
                        .setServerConfig("synchronous_commit", "on")
                        .setServerConfig("full_page_writes", "on")
                        .start();
    }

    /** The address of a database with nothing in it. */
    public String freshDatabase() throws IOException {
        databases++;
        String name = "house_" + databases;
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new IOException("No database can be made", e);
        }
        return server.getJdbcUrl("postgres", name);
    }

    /**
     * Kills the process that serves the house. The server then drops everything in memory and all
     * connections, and recovers from its own log, as after a crash.
     */
    public void crash() throws IOException {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(OF_THE_HOUSE)) {
            if (found.next()) {
                ProcessHandle.of(found.getLong(1)).ifPresent(ProcessHandle::destroyForcibly);
            }
        } catch (SQLException e) {
            throw new IOException("The database is gone already", e);
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
