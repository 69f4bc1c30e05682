package crownhead.play;

import crownhead.table.Table;

/** Someone who is told what happens at a table. */
public interface Watcher {
    /**
     * Takes in what has happened, in the order of versions. It is called while the table is locked:
     * it may put the row into a queue, and never waits, writes or calls back.
     */
    void offer(LogRow row);

    /** The same for who wants to see the table that it led to. */
    default void offer(LogRow row, Table after) {
        offer(row);
    }
}
