package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.play.TableStore.Append;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database that gets the shape of a newer release, and the way back. */
class MigrationTest {
    private static final List<String> NEXT =
            List.of("V1__house.sql", "V2__the_writer_knows_commands.sql", "V3__rehearsal.sql");

    @TempDir Path folder;
    private DatabaseAddress.DataFolder address;
    private Path kept;

    @BeforeEach
    void playAMove() throws Exception {
        address = (DatabaseAddress.DataFolder) Database.SQLITE.fresh(folder);
        kept = address.path().resolve("crownhead.db.before-3");
        try (Storage storage = Storage.open(address)) {
            assertThat(storage.append(TestRows.opened(TestRows.TABLE))).isEqualTo(Append.STORED);
        }
    }

    @Test
    @Tag("OP-4d")
    void isPrecededByABackUpThatBringsTheOldReleaseBack() throws Exception {
        migrate();
        assertThat(kept).exists();
        assertThatThrownBy(() -> Storage.open(address)).isInstanceOf(CannotOpen.class);
        assertThat(Restore.from(kept, address).rows()).isOne();
        try (Storage storage = Storage.open(address)) {
            assertThat(storage.read(TestRows.TABLE, 0)).hasSize(1);
        }
    }

    @Test
    void isDoneOnce() throws Exception {
        migrate();
        Files.delete(kept);
        migrate();
        assertThat(kept).doesNotExist();
    }

    @Test
    void replacesTheBackUpOfAnEarlierTry() throws Exception {
        Files.writeString(kept, "from a try that failed");
        migrate();
        assertThat(Restore.from(kept, address).rows()).isOne();
    }

    @Test
    void doesNotHappenWhereNoBackUpCanBeMade() throws Exception {
        // A folder that is not empty cannot be replaced by a file.
        Files.createDirectories(kept.resolve("occupied"));
        assertThatThrownBy(this::migrate)
                .isInstanceOf(CannotOpen.class)
                .hasMessageContaining("no back-up");
        Storage.open(address).close();
    }

    @Test
    void makesNoBackUpOfAHouseThatIsNew() throws Exception {
        DatabaseAddress.DataFolder other = new DatabaseAddress.DataFolder(folder.resolve("other"));
        try (Dialect dialect = Opening.dialect(other)) {
            Migrations.run(dialect, NEXT);
        }
        try (var files = Files.list(other.path())) {
            assertThat(files.map(Path::toString)).noneMatch(name -> name.contains("before"));
        }
    }

    private void migrate() throws CannotOpen {
        try (Dialect dialect = Opening.dialect(address)) {
            Migrations.run(dialect, NEXT);
        }
    }
}
