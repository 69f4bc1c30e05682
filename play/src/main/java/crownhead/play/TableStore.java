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

    /** The rows of a table after a version, in order; empty when there is none or no such table. */
    List<LogRow> read(TableId table, long afterVersion) throws StoreFailure;
}
