package crownhead.bench.reliability;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The way of one connection, which can go black: nothing comes through any more, and no end. */
final class BlackProxy implements AutoCloseable {
    private final ServerSocket listening;
    private final int target;
    private final CountDownLatch farEnd = new CountDownLatch(1);
    private volatile boolean isBlack;
    private volatile boolean isClosed;

    BlackProxy(int target) throws IOException {
        this.target = target;
        this.listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().name("black proxy").start(this::connect);
    }

    int port() {
        return listening.getLocalPort();
    }

    void goBlack() {
        isBlack = true;
    }

    /** Whether the house has hung up by then, although it was not told of anything. */
    boolean isHungUp(Duration patience) throws InterruptedException {
        return farEnd.await(patience.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void connect() {
        try (Socket near = listening.accept();
                Socket far = Link.connect(target)) {
            Thread.ofVirtual().name("there").start(() -> pass(near, far));
            pass(far, near);
            farEnd.countDown();
            // Who is on this side of a black way does not hear of its end either.
            while (isBlack && !isClosed) {
                Pauses.of(Duration.ofMillis(20));
            }
        } catch (IOException _) {
            farEnd.countDown();
        }
    }

    private void pass(Socket from, Socket to) {
        byte[] buffer = new byte[8192];
        try {
            from.setSoTimeout(0);
            InputStream in = from.getInputStream();
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                if (!isBlack) {
                    to.getOutputStream().write(buffer, 0, count);
                }
            }
        } catch (IOException _) {
            // One of the ends is gone.
        }
    }

    @Override
    public void close() throws IOException {
        isClosed = true;
        listening.close();
    }
}
