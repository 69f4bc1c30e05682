package crownhead.server.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A way to a client that keeps what is written, and can be jammed. */
final class FakePipe implements Pipe {
    private final List<String> written = new ArrayList<>();
    private final CountDownLatch open;
    private boolean isFinished;
    private boolean isToBeCut;
    private boolean isCut;

    private FakePipe(CountDownLatch open) {
        this.open = open;
    }

    static FakePipe free() {
        return new FakePipe(new CountDownLatch(0));
    }

    /** Nothing passes until it is cut or set free. */
    static FakePipe jammed() {
        return new FakePipe(new CountDownLatch(1));
    }

    void setFree() {
        open.countDown();
    }

    @Override
    public void write(String line) throws IOException {
        try {
            open.await();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
        synchronized (this) {
            if (isCut) {
                throw new IOException("cut");
            }
            written.add(line);
        }
    }

    @Override
    public void flush() {}

    @Override
    public synchronized void finish() {
        isFinished = true;
    }

    @Override
    public synchronized void cutSoon() {
        isToBeCut = true;
    }

    @Override
    public synchronized void cut() {
        isCut = true;
        open.countDown();
    }

    synchronized List<String> written() {
        return List.copyOf(written);
    }

    synchronized boolean isFinished() {
        return isFinished;
    }

    synchronized boolean isToBeCut() {
        return isToBeCut;
    }

    synchronized boolean isCut() {
        return isCut;
    }
}
