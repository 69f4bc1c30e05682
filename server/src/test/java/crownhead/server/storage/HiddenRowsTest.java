package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.StoreFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A log is found by indexes: one that is damaged could hide rows that are there. */
class HiddenRowsTest {
    private static final int PAGE = 4_096;
    private static final int ROWS = 4;

    @TempDir private Path folder;
    private DatabaseAddress.DataFolder address;

    @BeforeEach
    void store() throws Exception {
        address = new DatabaseAddress.DataFolder(folder.resolve("house"));
        try (Storage storage = Storage.open(address)) {
            storage.append(TestRows.opened(TestRows.TABLE));
            for (long version = 2; version <= ROWS; version++) {
                storage.append(TestRows.moved(TestRows.TABLE, version));
            }
        }
    }

    @Test
    void noFlippedBitInTheIndexOfVersionsShortensALog() throws Exception {
        assertNothingIsHiddenBy("log_version");
    }

    @Test
    void noFlippedBitInTheIndexOfTablesHidesALog() throws Exception {
        assertNothingIsHiddenBy("sqlite_autoindex_tables_1");
    }

    private void assertNothingIsHiddenBy(String index) throws Exception {
        int start = (rootPage(index) - 1) * PAGE;
        byte[] sound = Files.readAllBytes(address.database());
        int detected = 0;
        for (int place = start; place < start + PAGE; place++) {
            // What is not in use holds nothing.
            if (sound[place] != 0) {
                detected += isDetected(sound, place, 1 << place % Byte.SIZE) ? 1 : 0;
            }
        }
        assertThat(detected).isPositive();
    }

    private boolean isDetected(byte[] sound, int place, int bit) throws IOException {
        byte[] damaged = sound.clone();
        damaged[place] ^= (byte) bit;
        Files.write(address.database(), damaged);
        try (Storage storage = Storage.open(address)) {
            assertThat(storage.read(TestRows.TABLE, 0))
                    .as("with bit " + bit + " of byte " + place + " flipped")
                    .hasSize(ROWS);
            return false;
        } catch (CannotOpen | StoreFailure _) {
            return true;
        }
    }

    private int rootPage(String index) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + address.database());
                Statement statement = connection.createStatement();
                ResultSet page =
                        statement.executeQuery(
                                "select rootpage from sqlite_schema where name = '"
                                        + index
                                        + "'")) {
            assertThat(page.next()).isTrue();
            return page.getInt(1);
        }
    }
}
