package crownhead.play;

/** Someone who is told what happens at a table. */
public interface Watcher {
    /**
     * Takes in what has happened, in the order of versions. It is called while the table is locked:
     * it may put the row into a queue, and never waits, writes or calls back.
     */
    void offer(LogRow row);
}
