package crownhead.clients.act;

import crownhead.clients.presenter.Key;
import crownhead.clients.presenter.Scene;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;

/** What goes on on the screen. One thread calls it. */
public interface Act extends AutoCloseable {
    /** Begins an act; whatever happens elsewhere is brought to its thread by the stage. */
    @FunctionalInterface
    interface Opening {
        Act open(Executor stage);
    }

    Scene scene(Instant now);

    void press(Key key, Instant now);

    /** Time has passed. */
    void tick();

    /** Whether it is over, and how it ended. */
    Optional<Curtain> curtain();

    @Override
    void close();
}
