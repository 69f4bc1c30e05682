package crownhead.server.session;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What waits to be sent to one client. Nobody who offers a line waits: it goes out at once, or with
 * others when those before it are sent.
 */
final class Outbox {
    private final Pipe pipe;
    private final int capacity;
    private final CountDownLatch written = new CountDownLatch(1);
    private List<String> waiting = new ArrayList<>();
    private int onTheirWay;
    private long sent;
    private boolean isStarted;
    private volatile boolean isClosed;

    Outbox(Pipe pipe, int capacity) {
        this.pipe = pipe;
        this.capacity = capacity;
    }

    void start() {
        synchronized (this) {
            isStarted = true;
        }
        send();
    }

    /** Whether there was room. After the last word nothing is sent, and that needs none. */
    boolean offer(String line) {
        boolean hasRoom = note(line);
        if (hasRoom) {
            Together.send(this::send);
        }
        return hasRoom;
    }

    /** The same for a line that goes out with the next one, or when it is sent for. */
    synchronized boolean note(String line) {
        if (isClosed) {
            return true;
        }
        if (waiting.size() + onTheirWay >= capacity) {
            return false;
        }
        waiting.add(line);
        return true;
    }

    /** How many lines there have been so far, those that wait included. */
    synchronized long count() {
        return sent + waiting.size();
    }

    /** Sends what waits if not all of the first so many have been sent. */
    void send(long first) {
        boolean isDue;
        synchronized (this) {
            isDue = sent < first;
        }
        if (isDue) {
            send();
        }
    }

    boolean isClosed() {
        return isClosed;
    }

    /** Sends what waits and then a last word, and closes; only the first last word counts. */
    void finish(String lastWord) {
        synchronized (this) {
            if (isClosed) {
                return;
            }
            waiting.add(lastWord);
            isClosed = true;
        }
        pipe.cutSoon();
        send();
    }

    /** Sends what waits, then closes. */
    void finish() {
        synchronized (this) {
            if (isClosed) {
                return;
            }
            isClosed = true;
        }
        pipe.cutSoon();
        send();
    }

    void cut() {
        synchronized (this) {
            isClosed = true;
            waiting.clear();
        }
        pipe.cut();
        written.countDown();
    }

    /** Waits until nothing more will be written. */
    void awaitWritten() throws InterruptedException {
        written.await();
    }

    /** Sends whatever waits, unless something is on its way: then that is followed by it. */
    private void send() {
        List<String> lines = next();
        while (!lines.isEmpty()) {
            Handover handover = new Handover();
            pipe.send(lines, handover);
            if (!handover.isSecond()) {
                return;
            }
            arrived();
            lines = next();
        }
    }

    /** What is to be sent now; nothing while something is on its way. */
    private List<String> next() {
        boolean isLast;
        synchronized (this) {
            if (!isStarted || onTheirWay > 0) {
                return List.of();
            }
            if (!waiting.isEmpty()) {
                List<String> lines = waiting;
                waiting = new ArrayList<>(2);
                onTheirWay = lines.size();
                sent += onTheirWay;
                return lines;
            }
            isLast = isClosed && written.getCount() > 0;
        }
        if (isLast) {
            pipe.finish();
            written.countDown();
        }
        return List.of();
    }

    private synchronized void arrived() {
        onTheirWay = 0;
    }

    /**
     * Lines may be sent before the pipe returns, or later by somebody else. Who comes second, the
     * sender or the news that they are sent, goes on: so no number of lines makes a deep stack.
     */
    private final class Handover implements Pipe.Sent {
        private final AtomicBoolean isFirst = new AtomicBoolean(true);

        boolean isSecond() {
            return !isFirst.getAndSet(false);
        }

        @Override
        public void sent() {
            if (isSecond()) {
                arrived();
                send();
            }
        }

        @Override
        public void failed() {
            cut();
        }
    }
}
