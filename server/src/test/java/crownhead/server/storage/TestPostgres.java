package crownhead.server.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL server, one for all tests; it ends with the program. */
final class TestPostgres {
    private static final AtomicInteger NEXT = new AtomicInteger(1);

    private TestPostgres() {}

    /** The same one again and again, emptied: to make one takes longer than most tests. */
    static synchronized DatabaseAddress.Postgres freshSchema() throws SQLException {
        DatabaseAddress.Postgres address = address("postgres", "&currentSchema=house");
        execute(
                """
                do $$ declare names text; begin
                create schema if not exists house;
                select string_agg('house.' || tablename, ', ') into names from pg_tables
                where schemaname = 'house' and tablename <> 'flyway_schema_history';
                if names is not null then
                    execute 'truncate ' || names || ' restart identity';
                end if; end $$\
                """);
        return address;
    }

    /** A connection to what {@link #freshSchema} has given. */
    static Connection schema() throws SQLException {
        return DriverManager.getConnection(address("postgres", "&currentSchema=house").jdbcUrl());
    }

    static DatabaseAddress.Postgres freshDatabase() throws SQLException {
        String name = "house_" + NEXT.getAndIncrement();
        execute("create database " + name);
        return address(name, "");
    }

    static void execute(String statement) throws SQLException {
        try (Connection connection = Server.ONE.getPostgresDatabase().getConnection();
                Statement prepared = connection.createStatement()) {
            prepared.execute(statement);
        }
    }

    /** Changes a setting of the whole server, and waits until it is taken. */
    static void configure(String setting, String value) throws SQLException {
        execute("alter system set " + setting + " = " + value);
        execute("select pg_reload_conf()");
        Instant latest = Instant.now().plusSeconds(120);
        while (!setting(setting).equals(value)) {
            if (Instant.now().isAfter(latest)) {
                throw new IllegalStateException("PostgreSQL does not set " + setting);
            }
        }
    }

    private static String setting(String name) throws SQLException {
        try (Connection connection = Server.ONE.getPostgresDatabase().getConnection()) {
            return new Settings(connection).value("show " + name);
        }
    }

    private static DatabaseAddress.Postgres address(String database, String options) {
        String url = Server.ONE.getJdbcUrl("postgres", database) + options;
        return new DatabaseAddress.Postgres(url, Optional.empty(), Optional.empty());
    }

    /** A server as tests usually want it: quick, and not to be trusted with moves. */
    static EmbeddedPostgres.Builder builder() {
        return EmbeddedPostgres.builder().setPGStartupWait(Duration.ofMinutes(5));
    }

    private static final class Server {
        static final EmbeddedPostgres ONE = start();

        private static EmbeddedPostgres start() {
            try {
                return builder()
                        .setServerConfig("synchronous_commit", "on")
                        .setServerConfig("fsync", "on")
                        // So that little is left to be written when the program ends.
                        .setServerConfig("checkpoint_timeout", "30s")
                        .start();
            } catch (IOException e) {
                throw new IllegalStateException("PostgreSQL does not start", e);
            }
        }
    }
}
