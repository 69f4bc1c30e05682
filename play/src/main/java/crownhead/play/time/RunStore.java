package crownhead.play.time;

import crownhead.play.StoreFailure;
import java.time.Instant;
import java.util.List;

/** Where the house notes that it is alive. */
public interface RunStore {
    /**
     * A time in which the house was open without a break.
     *
     * @param began when it opened, by its own time
     * @param wall when that was by the clock on the wall
     * @param lastBeat when it was last known to be alive, by its own time
     */
    record Run(Instant began, Instant wall, Instant lastBeat) {}

    /** All runs, oldest first. */
    List<Run> runs() throws StoreFailure;

    void begin(Run run) throws StoreFailure;

    /** The newest run was alive then. */
    void beat(Instant now) throws StoreFailure;
}
