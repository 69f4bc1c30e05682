package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.play.TableStore.Append;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {
    private static final TableId TABLE = TestRows.TABLE;

    @TempDir Path folder;
    private DatabaseAddress.DataFolder address;
    private Path file;

    @BeforeEach
    void choose() throws Exception {
        address = (DatabaseAddress.DataFolder) Database.SQLITE.fresh(folder);
        file = folder.resolve("house.backup");
    }

    @Nested
    class MadeWhileMovesAreStored {
        @Test
        void holdsAPrefixOfTheLogWithEveryMoveThatWasStoredBeforeItBegan() throws Exception {
            AtomicLong acknowledged = new AtomicLong();
            AtomicBoolean enough = new AtomicBoolean();
            long before;
            long after;
            try (Storage storage = Storage.open(address);
                    ExecutorService player = Executors.newSingleThreadExecutor()) {
                storage.append(TestRows.opened(TABLE));
                Future<?> play =
                        player.submit(() -> {
                            for (long version = 2; !enough.get(); version++) {
                                storage.append(TestRows.moved(TABLE, version));
                                acknowledged.set(version);
                            }
                            return acknowledged;
                        });
                awaitAtLeast(20, acknowledged, play);
                before = acknowledged.get();
                Backup.make(address, file);
                awaitAtLeast(before + 20, acknowledged, play);
                enough.set(true);
                play.get();
                after = acknowledged.get();
            }
            Restore.from(file, address);
            try (Storage storage = Storage.open(address)) {
                List<LogRow> rows = storage.read(TABLE, 0);
                assertThat((long) rows.size()).isBetween(before, after);
                assertThat(rows.getFirst()).isEqualTo(TestRows.opened(TABLE));
                for (LogRow row : rows.subList(1, rows.size())) {
                    assertThat(row).isEqualTo(TestRows.moved(TABLE, row.version()));
                }
                assertThat(storage.append(TestRows.moved(TABLE, rows.size() + 1)))
                        .isEqualTo(Append.STORED);
            }
        }

        private void awaitAtLeast(long wanted, AtomicLong acknowledged, Future<?> play) {
            while (acknowledged.get() < wanted && !play.isDone()) {
                Thread.onSpinWait();
            }
        }
    }

    @Nested
    class ABackup {
        @Test
        void saysHowManyDecisionsItHolds() throws Exception {
            play(5);
            assertThat(Backup.make(address, file)).isEqualTo(new Backup(file, 5));
            assertThat(folder.resolve("house.backup.unfinished")).doesNotExist();
        }

        @Test
        void isNotWrittenOverAFile() throws Exception {
            play(1);
            Files.writeString(file, "precious");
            assertThatThrownBy(() -> Backup.make(address, file)).isInstanceOf(CannotCopy.class);
            assertThat(file).hasContent("precious");
        }

        @Test
        void isNotMadeOfNothing() {
            DatabaseAddress nowhere = new DatabaseAddress.DataFolder(folder.resolve("nowhere"));
            assertThatThrownBy(() -> Backup.make(nowhere, file)).isInstanceOf(CannotCopy.class);
            assertThat(folder.resolve("nowhere")).doesNotExist();
        }

        @Test
        void isNotMadeOfADamagedLog() throws Exception {
            play(3);
            damageARow();
            assertThatThrownBy(() -> Backup.make(address, file))
                    .isInstanceOf(CannotCopy.class)
                    .hasMessageContaining("checksum");
            assertThat(file).doesNotExist();
        }

        @Test
        void isLeftToTheToolsOfPostgres() {
            DatabaseAddress postgres = DatabaseAddress.read("postgresql://localhost/house");
            assertThatThrownBy(() -> Backup.make(postgres, file))
                    .isInstanceOfSatisfying(
                            CannotCopy.class,
                            refused -> assertThat(refused.advice()).contains("pg_dump"));
        }
    }

    @Nested
    class ADamagedBackup {
        @Test
        void isRefusedWhicheverBitWasFlipped() throws Exception {
            play(40);
            Backup.make(address, file);
            byte[] sound = Files.readAllBytes(file);
            Random random = new Random(7);
            for (int i = 0; i < 50; i++) {
                byte[] damaged = sound.clone();
                int place = random.nextInt(damaged.length);
                damaged[place] ^= (byte) (1 << random.nextInt(8));
                Files.write(file, damaged);
                assertThatThrownBy(() -> Restore.from(file, address))
                        .as("a bit of byte %d", place)
                        .isInstanceOf(CannotCopy.class);
            }
            assertUntouched(40);
        }

        @Test
        void isRefusedWhenItsEndIsMissing() throws Exception {
            play(3);
            Backup.make(address, file);
            byte[] sound = Files.readAllBytes(file);
            for (int length : List.of(0, 50, sound.length / 2, sound.length - 1)) {
                Files.write(file, Arrays.copyOf(sound, length));
                assertThatThrownBy(() -> Restore.from(file, address))
                        .isInstanceOf(CannotCopy.class);
            }
            assertUntouched(3);
        }

        private void assertUntouched(int rows) throws Exception {
            assertThat(folder.resolve("house/replaced-1")).doesNotExist();
            try (Storage storage = Storage.open(address)) {
                assertThat(storage.read(TABLE, 0)).hasSize(rows);
            }
        }
    }

    @Nested
    class Restoring {
        @Test
        void isRefusedWhileAServerUsesTheFolder() throws Exception {
            play(2);
            Backup.make(address, file);
            try (Storage storage = Storage.open(address)) {
                assertThatThrownBy(() -> Restore.from(file, address))
                        .isInstanceOf(CannotCopy.class)
                        .hasMessageContaining("A server uses");
                assertThat(storage.append(TestRows.moved(TABLE, 3))).isEqualTo(Append.STORED);
            }
        }

        @Test
        void keepsWhatItReplaces() throws Exception {
            play(2);
            Backup.make(address, file);
            play(2, 6);
            Restore done = Restore.from(file, address);
            Path kept = folder.resolve("house/replaced-1");
            assertThat(done).isEqualTo(new Restore(2, Optional.of(kept)));
            try (Storage storage = Storage.open(new DatabaseAddress.DataFolder(kept))) {
                assertThat(storage.read(TABLE, 0)).hasSize(6);
            }
        }

        @Test
        void needsNoEarlierDatabase() throws Exception {
            play(2);
            Backup.make(address, file);
            DatabaseAddress.DataFolder other =
                    new DatabaseAddress.DataFolder(folder.resolve("other"));
            assertThat(Restore.from(file, other)).isEqualTo(new Restore(2, Optional.empty()));
            try (Storage storage = Storage.open(other)) {
                assertThat(storage.read(TABLE, 0)).hasSize(2);
            }
        }

        @Test
        void thatWasCutShortIsNotTakenForAnEmptyHouse() throws Exception {
            play(2);
            Files.writeString(Restore.halfRestored(address), "half");
            assertThatThrownBy(() -> Storage.open(address))
                    .isInstanceOfSatisfying(
                            CannotOpen.class,
                            refused -> assertThat(refused.advice()).contains("Restore it again"));
        }

        @Test
        void replacesADatabaseThatDoesNotOpen() throws Exception {
            play(4);
            Backup.make(address, file);
            Files.writeString(address.database(), "no database");
            Restore.from(file, address);
            try (Storage storage = Storage.open(address)) {
                assertThat(storage.read(TABLE, 0)).hasSize(4);
            }
        }
    }

    private void play(int last) throws Exception {
        try (Storage storage = Storage.open(address)) {
            storage.append(TestRows.opened(TABLE));
        }
        play(1, last);
    }

    private void play(int from, int last) throws Exception {
        try (Storage storage = Storage.open(address)) {
            for (int version = from + 1; version <= last; version++) {
                storage.append(TestRows.moved(TABLE, version));
            }
        }
    }

    private void damageARow() throws Exception {
        try (Connection connection =
                DriverManager.getConnection("jdbc:sqlite:" + address.database())) {
            new Sql(connection).change("update log set at = at + 1 where version = 2");
        }
    }
}
