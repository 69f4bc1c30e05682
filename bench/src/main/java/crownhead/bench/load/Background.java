package crownhead.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

/** A thread of its own, which serves a crowd until it is closed. */
final class Background implements AutoCloseable {
    private static final Duration LONGEST = Duration.ofHours(2);

    private final Crowd crowd;
    private final Thread thread;
    private volatile boolean isOver;

    private Background(Crowd crowd, String name) {
        this.crowd = crowd;
        this.thread = Thread.ofPlatform().name(name).unstarted(this::serve);
    }

    /** From now on nobody else may touch the crowd. */
    static Background of(Crowd crowd, String name) {
        Background background = new Background(crowd, name);
        background.thread.start();
        return background;
    }

    private void serve() {
        try {
            crowd.play(() -> isOver, LONGEST);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        isOver = true;
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        crowd.close();
    }
}
