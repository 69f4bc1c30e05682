package crownhead.play.computer;

import java.time.Duration;
import java.time.Instant;

/** Where computers think and wait, so that nobody else does because of them. */
public interface Backroom {
    /** Does something that may wait for the store, at once. */
    void soon(Runnable errand);

    void after(Duration time, Runnable errand);

    /** Thinks when there is room for it; whoever must move earliest is served first. */
    void think(Instant before, Runnable thought);

    /** How many thoughts wait for room. */
    int waiting();
}
