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
        HouseServer.Doors now;
        synchronized (this) {
            while (doors.isEmpty() && !isOver) {
                wait();
            }
            if (isOver) {
                return Optional.empty();
            }
            now = doors.orElseThrow();
        }
        return Optional.of(
                switch (kind) {
                    case WEB_SOCKET -> new SocketLink(now.port(), SocketDoor.PATH);
                    case TCP -> new LineLink(now.consolePort());
                });
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
