package crownhead.server.storage;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/** Brings a database to the shape that this release knows, step by step. */
final class Migrations implements ResourceProvider {
    /** Every step by its file's name, so that nothing searches the class path when it starts. */
    private static final List<String> STEPS = List.of("V1__house.sql");

    private static final String NEWEST_VERSION = "1";

    private final String folder;

    private Migrations(String folder) {
        this.folder = folder;
    }

    static void run(Dialect dialect) throws CannotOpen {
        if (isDone(dialect)) {
            return;
        }
        try {
            Flyway.configure()
                    .dataSource(dialect.forMigrations())
                    .resourceProvider(new Migrations("/db/" + dialect.name() + "/"))
                    .javaMigrationClassProvider(List::of)
                    .baselineOnMigrate(false)
                    .cleanDisabled(true)
                    .ignoreMigrationPatterns(new String[0])
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            throw dialect.explain(e);
        }
    }

    /** Most starts find the database as they left it, and need not load what could change it. */
    private static boolean isDone(Dialect dialect) {
        try (Connection connection = dialect.forMigrations().getConnection()) {
            return new Sql(connection)
                    .first(
                            row -> row.getString(1),
                            """
                            select version from flyway_schema_history
                            where success order by installed_rank desc limit 1\
                            """)
                    .filter(NEWEST_VERSION::equals)
                    .isPresent();
        } catch (SQLException _) {
            // A new database, or one that cannot be read: what comes next says which.
            return false;
        }
    }

    @Override
    public @Nullable LoadableResource getResource(String name) {
        return STEPS.contains(name) ? new Step(folder, name) : null;
    }

    @Override
    public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
        return STEPS.stream()
                .filter(name -> name.startsWith(prefix))
                .filter(name -> Arrays.stream(suffixes).anyMatch(name::endsWith))
                .<LoadableResource>map(name -> new Step(folder, name))
                .toList();
    }

    private static final class Step extends LoadableResource {
        private final String folder;
        private final String name;

        Step(String folder, String name) {
            this.folder = folder;
            this.name = name;
        }

        @Override
        public Reader read() {
            try (InputStream stream = Step.class.getResourceAsStream(folder + name)) {
                if (stream == null) {
                    throw new IllegalStateException("No migration " + folder + name);
                }
                Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8);
                return new StringReader(reader.readAllAsString());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public String getAbsolutePath() {
            return folder + name;
        }

        @Override
        public String getAbsolutePathOnDisk() {
            return folder + name;
        }

        @Override
        public String getFilename() {
            return name;
        }

        @Override
        public String getRelativePath() {
            return name;
        }
    }
}
