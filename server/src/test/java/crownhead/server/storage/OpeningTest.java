package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import crownhead.play.StoreFailure;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningTest {
    @TempDir Path folder;

    @ParameterizedTest
    @EnumSource(Database.class)
    void aDatabaseOfANewerReleaseIsRefused(Database database) throws Exception {
        DatabaseAddress address = database.fresh(folder);
        Storage.open(address).close();
        try (Dialect dialect = Opening.dialect(address);
                Connection connection = dialect.forMigrations().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "update flyway_schema_history set version = '99' where version = '2'");
            try {
                assertThatThrownBy(() -> Migrations.run(dialect)).isInstanceOf(CannotOpen.class);
            } finally {
                statement.execute(
                        "update flyway_schema_history set version = '2' where version = '99'");
            }
        }
    }

    @Nested
    class AFolder {
        @Test
        void isMadeWhenItIsNotThere() throws Exception {
            DatabaseAddress.DataFolder address =
                    new DatabaseAddress.DataFolder(folder.resolve("a/b"));
            Storage.open(address).close();
            assertThat(address.database()).exists();
        }

        @Test
        void isMadeForWhoRunsTheHouseAlone() throws Exception {
            Path inside = folder.resolve("a/b");
            Storage.open(new DatabaseAddress.DataFolder(inside)).close();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(inside)))
                    .isEqualTo("rwx------");
        }

        @Test
        void thatIsThereKeepsItsPermissions() throws Exception {
            Set<PosixFilePermission> open = PosixFilePermissions.fromString("rwxr-x---");
            Path inside = Files.createDirectory(folder.resolve("a"));
            Files.setPosixFilePermissions(inside, open);
            Storage.open(new DatabaseAddress.DataFolder(inside)).close();
            assertThat(Files.getPosixFilePermissions(inside)).isEqualTo(open);
        }

        @Test
        void isRefusedToASecondServer() throws Exception {
            DatabaseAddress address = Database.SQLITE.fresh(folder);
            Storage first = Storage.open(address);
            try {
                CannotOpen refused =
                        catchThrowableOfType(CannotOpen.class, () -> Storage.open(address));
                assertThat(refused).hasMessageContaining("Another server");
                assertThat(refused.advice()).contains("Stop that server");
            } finally {
                first.close();
            }
            Storage.open(address).close();
        }

        @Test
        void isFreeAgainAfterARefusal() throws Exception {
            DatabaseAddress.DataFolder address = fresh();
            byte[] sound = Files.readAllBytes(address.database());
            Files.writeString(address.database(), "This is no database. ".repeat(500));
            assertThatThrownBy(() -> Storage.open(address)).isInstanceOf(CannotOpen.class);
            Files.write(address.database(), sound);
            Storage.open(address).close();
        }

        @Test
        void isRefusedWhenItIsAFile() throws IOException {
            Path file = Files.writeString(folder.resolve("file"), "");
            assertThatThrownBy(() -> Storage.open(new DatabaseAddress.DataFolder(file)))
                    .isInstanceOf(CannotOpen.class);
        }

        @Test
        void isRefusedWhenItsDatabaseHasADamagedPage() throws Exception {
            DatabaseAddress.DataFolder address = fresh();
            byte[] bytes = Files.readAllBytes(address.database());
            Arrays.fill(bytes, 3 * 4096, 4 * 4096, (byte) 0x5a);
            Files.write(address.database(), bytes);
            CannotOpen refused =
                    catchThrowableOfType(CannotOpen.class, () -> Storage.open(address));
            assertThat(refused).hasMessageContaining("damaged");
            assertThat(refused.advice()).contains("back-up");
        }

        /** A bit of the file itself, as a disk would lose it. */
        @Test
        void whoseDatabaseHasAFlippedBitIsNotReadThere() throws Exception {
            DatabaseAddress.DataFolder address = fresh();
            try (Storage storage = Storage.open(address)) {
                storage.append(TestRows.opened(TestRows.TABLE));
                storage.append(TestRows.moved(TestRows.TABLE, 2));
            }
            byte[] bytes = Files.readAllBytes(address.database());
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            bytes[text.indexOf("path=11-15") + 8] ^= 1;
            Files.write(address.database(), bytes);
            try (Storage storage = Storage.open(address)) {
                assertThatThrownBy(() -> storage.read(TestRows.TABLE, 1))
                        .isInstanceOf(StoreFailure.class)
                        .hasMessageContaining("checksum");
            }
        }

        private DatabaseAddress.DataFolder fresh() throws Exception {
            return (DatabaseAddress.DataFolder) Database.SQLITE.fresh(folder);
        }
    }

    @Nested
    class SqliteThatCouldLoseMoves {
        @Test
        void isRefusedWhenItDoesNotSyncEveryCommit() throws Exception {
            refused("pragma journal_mode = wal", "pragma synchronous = normal", "synchronous");
            refused("pragma journal_mode = wal", "pragma synchronous = off", "synchronous");
        }

        @Test
        void isRefusedWithoutTheWriteAheadLog() throws Exception {
            refused("pragma journal_mode = delete", "pragma synchronous = full", "journal_mode");
        }

        @ParameterizedTest
        @ValueSource(strings = {"3.7.0", "3.51.2", "3.50", "2.99.99"})
        void isRefusedWhenItIsTooOld(String version) {
            assertThatThrownBy(() -> SqliteVersion.refuseTooOld(version))
                    .isInstanceOf(CannotOpen.class);
        }

        @ParameterizedTest
        @ValueSource(strings = {"3.51.3", "3.52.0", "3.100.1", "4.0"})
        void isTakenWhenItIsNewEnough(String version) throws CannotOpen {
            SqliteVersion.refuseTooOld(version);
        }

        private void refused(String journal, String sync, String setting) throws Exception {
            Path house = Files.createDirectories(folder.resolve("house"));
            String url = "jdbc:sqlite:" + house.resolve("other.db");
            try (Dialect dialect = SqliteDialect.in(new DatabaseAddress.DataFolder(house));
                    Connection connection = DriverManager.getConnection(url);
                    Statement statement = connection.createStatement()) {
                statement.execute(journal);
                statement.execute(sync);
                assertThatThrownBy(() -> dialect.inspect(connection))
                        .isInstanceOf(CannotOpen.class)
                        .hasMessageContaining(setting);
            }
        }
    }

    @Nested
    class PostgresThatCouldLoseMoves {
        @Test
        void isRefusedWhenItDoesNotWaitForTheDisk() throws Exception {
            DatabaseAddress.Postgres address = TestPostgres.freshDatabase();
            String name = address.toString().substring(address.toString().lastIndexOf('/') + 1);
            TestPostgres.execute("alter database " + name + " set synchronous_commit = off");
            CannotOpen refused =
                    catchThrowableOfType(CannotOpen.class, () -> Storage.open(address));
            assertThat(refused).hasMessageContaining("synchronous_commit = off");
            assertThat(refused.advice()).contains("Set synchronous_commit to on");
            TestPostgres.execute("alter database " + name + " set synchronous_commit = local");
            Storage.open(address).close();
        }

        @Test
        void isRefusedWhenAPageMayBeWrittenInHalf() throws Exception {
            DatabaseAddress address = TestPostgres.freshSchema();
            TestPostgres.configure("full_page_writes", "off");
            try {
                assertThatThrownBy(() -> Storage.open(address))
                        .isInstanceOf(CannotOpen.class)
                        .hasMessageContaining("full_page_writes = off");
            } finally {
                TestPostgres.configure("full_page_writes", "on");
            }
        }

        @Test
        void isRefusedWhenItNeverSyncs() throws Exception {
            try (EmbeddedPostgres careless = TestPostgres.builder().start()) {
                String url = careless.getJdbcUrl("postgres", "postgres");
                assertThatThrownBy(() -> Storage.open(DatabaseAddress.read(url)))
                        .isInstanceOf(CannotOpen.class)
                        .hasMessageContaining("fsync = off");
            }
        }
    }

    @Test
    void aServerThatDoesNotRunIsExplainedWithoutThePassword() {
        DatabaseAddress address =
                DatabaseAddress.read("postgresql://ada:hidden@localhost:1/house?connectTimeout=1");
        CannotOpen refused = catchThrowableOfType(CannotOpen.class, () -> Storage.open(address));
        assertThat(refused).hasMessageContaining("//localhost:1/house");
        assertThat(refused.getMessage() + refused.advice()).doesNotContain("hidden");
    }
}
