package crownhead.server.session;

import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;

/** What waits to be sent to one client. Offering never waits; one thread writes. */
final class Outbox {
    /** Follows the last line. */
    private static final String END = "";

    private final Pipe pipe;
    private final BlockingQueue<String> lines;
    private final CountDownLatch written = new CountDownLatch(1);
    private volatile boolean isClosed;

    Outbox(Pipe pipe, int capacity) {
        this.pipe = pipe;
        // Besides the lines there is always room for a last word and the end.
        this.lines = new ArrayBlockingQueue<>(capacity + 2);
    }

    void start(String name) {
        Thread.ofVirtual().name("outbox " + name).start(this::write);
    }

    /** Whether there was room. After the last word nothing is sent, and that needs none. */
    synchronized boolean offer(String line) {
        if (isClosed) {
            return true;
        }
        return lines.remainingCapacity() > 2 && lines.offer(line);
    }

    boolean isClosed() {
        return isClosed;
    }

    /** Sends what waits and then a last word, and closes; only the first last word counts. */
    synchronized void finish(String lastWord) {
        if (!isClosed) {
            lines.add(lastWord);
            finish();
        }
    }

    /** Sends what waits, then closes. */
    synchronized void finish() {
        if (!isClosed) {
            isClosed = true;
            lines.add(END);
            pipe.cutSoon();
        }
    }

    synchronized void cut() {
        isClosed = true;
        pipe.cut();
        // The writer may be waiting for a line.
        lines.clear();
        lines.add(END);
    }

    /** Waits until nothing more will be written. */
    void awaitWritten() throws InterruptedException {
        written.await();
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
            written.countDown();
        }
    }
}
