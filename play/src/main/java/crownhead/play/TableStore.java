package crownhead.play;

import java.util.List;

/** Where the logs of tables are kept. */
public interface TableStore {
    /** What became of a row. */
    enum Append {
        /** It is there, and survives whatever comes. */
        STORED,
        /**
         * Another row has its version, or its command has been stored before: this one is not
         * there.
         */
        LOST
    }

    /**
     * Adds a row to the log of its table. When this throws, the row may be there or not: read the
     * log before saying anything about it.
     */
    Append append(LogRow row) throws StoreFailure;

    /** Who is told what became of a row: one of the two, once, on a thread that may wait. */
    interface Told {
        void appended(Append append);

        /** The row may be there or not. */
        void failed(StoreFailure failure);
    }

    /** Adds a row for somebody who does not wait for it. */
    default void append(LogRow row, Told told) {
        Thread.startVirtualThread(() -> {
            Append append;
            try {
                append = append(row);
            } catch (StoreFailure failure) {
                told.failed(failure);
                return;
            }
            told.appended(append);
        });
    }

    /** Whether other nodes write to it too, so that what is known here may be behind. */
    default boolean isShared() {
        return true;
    }

    /** The rows of a table after a version, in order; empty when there is none or no such table. */
    List<LogRow> read(TableId table, long afterVersion) throws StoreFailure;
}
