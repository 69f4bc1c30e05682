package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableStore.Append;
import java.util.List;
import org.junit.jupiter.api.Test;

class LostServerTest {
    /** Somebody restarts PostgreSQL, or it ends our connections. */
    @Test
    void aWriterWhoseConnectionWasEndedGoesOnWithAnother() throws Exception {
        try (Storage storage = Storage.open(TestPostgres.freshSchema())) {
            storage.append(TestRows.opened(TestRows.TABLE));
            for (int version = 2; version <= 5; version++) {
                TestPostgres.execute(
                        """
                        select pg_terminate_backend(pid, 60000) from pg_stat_activity
                        where application_name = 'crownhead'\
                        """);
                storeAtLast(storage, TestRows.moved(TestRows.TABLE, version));
            }
            assertThat(rows(storage))
                    .extracting(LogRow::version)
                    .containsExactly(1L, 2L, 3L, 4L, 5L);
        }
    }

    /** As a table does: after a failure the log is asked before anything is tried again. */
    private static void storeAtLast(Storage storage, LogRow row) {
        boolean stored = false;
        while (!stored) {
            try {
                stored =
                        storage.append(row) == Append.STORED
                                || storage.read(row.table(), row.version() - 1).contains(row);
            } catch (StoreFailure _) {
                Thread.onSpinWait();
            }
        }
    }

    /** The connections of readers were ended too; each is noticed once. */
    private static List<LogRow> rows(Storage storage) {
        while (true) {
            try {
                return storage.read(TestRows.TABLE, 0);
            } catch (StoreFailure _) {
                Thread.onSpinWait();
            }
        }
    }
}
