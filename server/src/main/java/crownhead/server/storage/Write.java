package crownhead.server.storage;

import crownhead.play.TableStore;
import java.util.List;

/** What the writer has to do, and who waits for it. */
sealed interface Write {
    Waiting<?> waiting();

    record Row(StoredRow row, Waiting<TableStore.Append> waiting) implements Write {}

    /** Deadlines of tables that have passed, although nothing was due yet. */
    record Deadlines(List<String> tables, Waiting<Integer> waiting) implements Write {
        public Deadlines {
            tables = List.copyOf(tables);
        }
    }

    record Other<T>(Change<T> change, Waiting<T> waiting) implements Write {}
}
