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
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/** Brings a database to the shape that this release knows, step by step. */
final class Migrations implements ResourceProvider {
    /** Every step by its file's name, so that nothing searches the class path when it starts. */
    private static final List<String> STEPS =
            List.of("V1__house.sql", "V2__the_writer_knows_commands.sql");

    private final String folder;
    private final List<String> steps;

    private Migrations(String folder, List<String> steps) {
        this.folder = folder;
        this.steps = steps;
    }

    static void run(Dialect dialect) throws CannotOpen {
        run(dialect, STEPS);
    }

    /** What was there before is kept, so that an operator can go back to the release before. */
    static void run(Dialect dialect, List<String> steps) throws CannotOpen {
        Optional<String> version = version(dialect);
        String newest = versionOf(steps.getLast());
        if (version.filter(newest::equals).isPresent()) {
            return;
        }
        if (version.filter(old -> steps.stream().map(Migrations::versionOf).anyMatch(old::equals))
                .isPresent()) {
            dialect.keepBefore(newest);
        }
        try {
            Flyway.configure()
                    .dataSource(dialect.forMigrations())
                    .resourceProvider(new Migrations("/db/" + dialect.name() + "/", steps))
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

    /** From V1__house.sql. */
    private static String versionOf(String step) {
        return step.substring(1, step.indexOf("__"));
    }

    /**
     * The shape that a database has. Most starts find it as they left it, and need not load what
     * could change it.
     */
    private static Optional<String> version(Dialect dialect) {
        try (Connection connection = dialect.forMigrations().getConnection()) {
            return new Sql(connection)
                    .first(
                            row -> row.getString(1),
                            """
                            select version from flyway_schema_history
                            where success order by installed_rank desc limit 1\
                            """);
        } catch (SQLException _) {
            // A new database, or one that cannot be read: what comes next says which.
            return Optional.empty();
        }
    }

    @Override
    public @Nullable LoadableResource getResource(String name) {
        return steps.contains(name) ? new Step(folder, name) : null;
    }

    @Override
    public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
        return steps.stream()
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
