package crownhead.server.storage;

import crownhead.play.TableStore;

/** What the writer has to do, and who waits for it. */
sealed interface Write {
    Waiting<?> waiting();

    record Row(StoredRow row, Waiting<TableStore.Append> waiting) implements Write {}

    record Other<T>(Change<T> change, Waiting<T> waiting) implements Write {}
}
