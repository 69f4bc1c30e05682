package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.play.SeriesId;
import crownhead.play.SeriesRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.table.Terms;
import crownhead.table.series.SeriesEvent;
import crownhead.table.series.SeriesTerms;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What was damaged on the disk is never taken for what was played. */
@ParameterizedClass
@EnumSource(Database.class)
class DamageTest {
    private static final SeriesId SERIES = new SeriesId("1");

    private final Database database;
    @TempDir Path folder;

    DamageTest(Database database) {
        this.database = database;
    }

    @Nested
    class ARowOfALog {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "events = replace(events, '11-15', '11-16')",
                    "events = replace(events, 'thought=1234', 'thought=1235')",
                    "author = 'player:bda'",
                    "command_id = 'c-3'",
                    "mark = mark + 1",
                    "at = at + 1",
                    "due = due + 1",
                    "due = null",
                    "version = version + 1",
                    "schema = 0",
                    "checksum = checksum + 1"
                })
        void isNotReadAfterAChange(String change) throws Exception {
            try (Storage storage = Storage.open(database.fresh(folder))) {
                storage.append(TestRows.opened(TestRows.TABLE));
                storage.append(TestRows.moved(TestRows.TABLE, 2));
                damage("update log set " + change + " where version = 2");
                assertThatThrownBy(() -> storage.read(TestRows.TABLE, 0))
                        .isInstanceOf(StoreFailure.class)
                        .hasMessageContaining("table " + TestRows.TABLE);
            }
        }

        @Test
        void isMissedWhenItIsGone() throws Exception {
            try (Storage storage = Storage.open(database.fresh(folder))) {
                storage.append(TestRows.opened(TestRows.TABLE));
                storage.append(TestRows.moved(TestRows.TABLE, 2));
                storage.append(TestRows.moved(TestRows.TABLE, 3));
                damage("delete from log where version = 2");
                assertThatThrownBy(() -> storage.read(TestRows.TABLE, 1))
                        .isInstanceOf(StoreFailure.class)
                        .hasMessageContaining("version 2 is missing");
            }
        }

        @Test
        void doesNotKeepOtherTablesFromBeingRead() throws Exception {
            try (Storage storage = Storage.open(database.fresh(folder))) {
                storage.append(TestRows.opened(TestRows.TABLE));
                damage("update log set at = at + 1");
                TableId other = new TableId("other");
                storage.append(TestRows.opened(other));
                assertThat(storage.read(other, 0)).hasSize(1);
            }
        }
    }

    @Test
    void aRowOfASeriesIsNotReadAfterAChange() throws Exception {
        try (Storage storage = Storage.open(database.fresh(folder))) {
            SeriesTerms terms =
                    new SeriesTerms(
                            Terms.Seating.RANDOM, Duration.ofSeconds(60), Duration.ofSeconds(20));
            SeriesRow row =
                    new SeriesRow(SERIES, 1, TestRows.NOON, List.of(new SeriesEvent.Opened(terms)));
            storage.append(row);
            assertThat(storage.read(SERIES, 0)).containsExactly(row);
            damage("update series_log set at = at + 1");
            assertThatThrownBy(() -> storage.read(SERIES, 0)).isInstanceOf(StoreFailure.class);
        }
    }

    private void damage(String statement) throws Exception {
        try (Connection connection = besides();
                Statement prepared = connection.createStatement()) {
            assertThat(prepared.executeUpdate(statement)).isEqualTo(1);
        }
    }

    private Connection besides() throws Exception {
        return switch (database) {
            case SQLITE ->
                    DriverManager.getConnection(
                            "jdbc:sqlite:" + folder.resolve("house/crownhead.db"));
            case POSTGRES -> TestPostgres.schema();
        };
    }
}
