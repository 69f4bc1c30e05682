package crownhead.server.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A way to a client that keeps what is sent, and can be jammed. */
final class FakePipe implements Pipe {
    private record Jam(List<String> lines, Sent sent) {}

    private final List<List<String>> batches = new ArrayList<>();
    private boolean isJammed;
    private Optional<Jam> jam = Optional.empty();
    private boolean isFinished;
    private boolean isToBeCut;
    private boolean isCut;

    private FakePipe(boolean isJammed) {
        this.isJammed = isJammed;
    }

    static FakePipe free() {
        return new FakePipe(false);
    }

    /** Nothing passes until it is cut or set free. */
    static FakePipe jammed() {
        return new FakePipe(true);
    }

    void setFree() {
        Optional<Jam> freed;
        synchronized (this) {
            isJammed = false;
            freed = jam;
            jam = Optional.empty();
        }
        freed.ifPresent(it -> send(it.lines, it.sent));
    }

    @Override
    public void send(List<String> lines, Sent sent) {
        synchronized (this) {
            if (isJammed && !isCut) {
                jam = Optional.of(new Jam(List.copyOf(lines), sent));
                return;
            }
            if (!isCut) {
                batches.add(List.copyOf(lines));
            }
        }
        if (isCut()) {
            sent.failed();
        } else {
            sent.sent();
        }
    }

    @Override
    public synchronized void finish() {
        isFinished = true;
    }

    @Override
    public synchronized void cutSoon() {
        isToBeCut = true;
    }

    @Override
    public void cut() {
        Optional<Jam> failed;
        synchronized (this) {
            isCut = true;
            failed = jam;
            jam = Optional.empty();
        }
        failed.ifPresent(it -> it.sent.failed());
    }

    /** What was sent together. */
    synchronized List<List<String>> batches() {
        return List.copyOf(batches);
    }

    synchronized List<String> written() {
        return batches.stream().flatMap(List::stream).toList();
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
