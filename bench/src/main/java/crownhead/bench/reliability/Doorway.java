package crownhead.bench.reliability;

import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** Where the house is now, if it is open. Whoever comes too early waits. */
final class Doorway {
    private Optional<HouseServer.Doors> doors = Optional.empty();
    private boolean isOver;
    private volatile boolean isHeld;

    /** By which door somebody comes. */
    enum Kind {
        WEB_SOCKET,
        TCP
    }

    synchronized void open(HouseServer.Doors now) {
        doors = Optional.of(now);
        notifyAll();
    }

    synchronized void close() {
        doors = Optional.empty();
    }

    /** Nobody comes any more. */
    synchronized void finish() {
        isOver = true;
        notifyAll();
    }

    /** Everyone stops to move and thinks, until the end. */
    void hold() {
        isHeld = true;
    }

    boolean isHeld() {
        return isHeld;
    }

    synchronized boolean isOver() {
        return isOver;
    }

    /** Waits until the house is open; none when it is over. */
    Optional<Link> enter(Kind kind) throws IOException, InterruptedException {
        synchronized (this) {
            while (doors.isEmpty() && !isOver) {
                wait();
            }
        }
        return knock(kind);
    }

    /** None when the house is closed, or it is over. */
    Optional<Link> knock(Kind kind) throws IOException {
        Optional<HouseServer.Doors> now;
        synchronized (this) {
            now = isOver ? Optional.empty() : doors;
        }
        return now.isEmpty() ? Optional.empty() : Optional.of(link(kind, now.get()));
    }

    private static Link link(Kind kind, HouseServer.Doors now) throws IOException {
        return switch (kind) {
            case WEB_SOCKET -> new SocketLink(now.port(), SocketDoor.PATH);
            case TCP -> new LineLink(now.consolePort());
        };
    }

    /** A moment of rest before coming again; shorter when it is over. */
    synchronized void rest(Duration time) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        for (long left = time.toMillis(); !isOver && left > 0; left = millisUntil(end)) {
            wait(left);
        }
    }

    private static long millisUntil(long end) {
        return Duration.ofNanos(end - System.nanoTime()).toMillis();
    }
}
