package crownhead.server.session;

import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** What waits to be sent to one client. Offering never waits; one thread writes. */
final class Outbox {
    /** Follows the last line. */
    private static final String END = "";

    private final Pipe pipe;
    private final BlockingQueue<String> lines;
    private volatile boolean isClosed;

    Outbox(Pipe pipe, int capacity) {
        this.pipe = pipe;
        this.lines = new ArrayBlockingQueue<>(capacity);
    }

    void start(String name) {
        Thread.ofVirtual().name("outbox " + name).start(this::write);
    }

    /** Whether there was room. A client without room is too slow, and cut off. */
    boolean offer(String line) {
        if (isClosed) {
            return true;
        }
        if (lines.offer(line)) {
            return true;
        }
        cut();
        return false;
    }

    boolean isClosed() {
        return isClosed;
    }

    /** Sends what waits, then closes. */
    void finish() {
        if (!isClosed) {
            isClosed = true;
            if (!lines.offer(END)) {
                cut();
            }
        }
    }

    void cut() {
        isClosed = true;
        pipe.cut();
        // The writer may be waiting for a line.
        lines.clear();
        lines.offer(END);
    }

    private void write() {
        try {
            for (String line = lines.take(); !line.equals(END); line = lines.take()) {
                pipe.write(line);
                if (lines.isEmpty()) {
                    pipe.flush();
                }
            }
            pipe.flush();
            pipe.finish();
        } catch (IOException _) {
            pipe.cut();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            pipe.cut();
        } finally {
            isClosed = true;
        }
    }
}
