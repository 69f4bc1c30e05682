package crownhead.bench.reliability;

import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Where the house is now, if it is open. Whoever comes too early waits; not by {@link Object#wait},
 * from which a hundred virtual threads on two cores once did not come back.
 */
final class Doorway {
    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private Optional<HouseServer.Doors> doors = Optional.empty();
    private volatile boolean isOver;
    private volatile boolean isHeld;

    /** By which door somebody comes. */
    enum Kind {
        WEB_SOCKET,
        TCP
    }

    void open(HouseServer.Doors now) {
        change(() -> doors = Optional.of(now));
    }

    void close() {
        change(() -> doors = Optional.empty());
    }

    /** Nobody comes any more. */
    void finish() {
        change(() -> isOver = true);
    }

    private void change(Runnable how) {
        lock.lock();
        try {
            how.run();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Everyone stops to move and thinks, until the end. */
    void hold() {
        isHeld = true;
    }

    boolean isHeld() {
        return isHeld;
    }

    boolean isOver() {
        return isOver;
    }

    /** Waits until the house is open; none when it is over. */
    Optional<Link> enter(Kind kind) throws IOException, InterruptedException {
        lock.lock();
        try {
            while (doors.isEmpty() && !isOver) {
                changed.await();
            }
        } finally {
            lock.unlock();
        }
        return knock(kind);
    }

    /** None when the house is closed, or it is over. */
    Optional<Link> knock(Kind kind) throws IOException {
        Optional<HouseServer.Doors> now = now();
        return now.isEmpty() ? Optional.empty() : Optional.of(link(kind, now.get()));
    }

    private Optional<HouseServer.Doors> now() {
        lock.lock();
        try {
            return isOver ? Optional.empty() : doors;
        } finally {
            lock.unlock();
        }
    }

    private static Link link(Kind kind, HouseServer.Doors now) throws IOException {
        return switch (kind) {
            case WEB_SOCKET -> new SocketLink(now.port(), SocketDoor.PATH);
            case TCP -> new LineLink(now.consolePort());
        };
    }

    /** A moment of rest before coming again; shorter when it is over. */
    void rest(Duration time) throws InterruptedException {
        lock.lock();
        try {
            long left = time.toNanos();
            while (!isOver && left > 0) {
                left = changed.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }
}
