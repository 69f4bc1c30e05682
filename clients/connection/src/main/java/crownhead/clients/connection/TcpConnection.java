package crownhead.clients.connection;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The way to a table in another program. One thread reads, one writes what waits in a queue; when
 * the way breaks and the house has a grace, it is looked for until that is over.
 */
public final class TcpConnection implements Connection {
    private static final int LONGEST_QUEUE = 256;
    private static final Duration LAST_WORDS = Duration.ofSeconds(1);

    /** How a link ended. */
    private record Broken(String why, boolean isForGood) {}

    private final Handshake handshake;
    private final Patience patience;
    private final Receiver receiver;
    // An empty one ends the writer.
    private final BlockingQueue<Optional<ClientMessage>> queue =
            new LinkedBlockingQueue<>(LONGEST_QUEUE);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread reader;
    private final Thread writer;
    private volatile Handshake.In in;

    private TcpConnection(
            Handshake handshake, Handshake.In in, Patience patience, Receiver receiver) {
        this.handshake = handshake;
        this.in = in;
        this.patience = patience;
        this.receiver = receiver;
        reader = Thread.ofVirtual().name("table-reader").unstarted(this::read);
        writer = Thread.ofVirtual().name("table-writer").unstarted(this::write);
    }

    /**
     * Connects, and returns when the house has said {@code welcome}, which is the first that the
     * receiver gets. If it says {@code bye} instead, the receiver gets that.
     */
    public static TcpConnection open(
            Address address, Introduction who, Patience patience, Receiver receiver)
            throws Unreachable {
        Handshake handshake = new Handshake(who, patience.answer());
        return switch (handshake.arrive(address)) {
            case Handshake.In in -> {
                TcpConnection connection = new TcpConnection(handshake, in, patience, receiver);
                connection.writer.start();
                connection.reader.start();
                yield connection;
            }
            case Handshake.Away(ServerMessage.Bye bye) -> {
                receiver.receive(bye);
                receiver.lost(bye.message());
                throw new Unreachable(Unreachable.Prospect.SENT_AWAY, bye.message());
            }
        };
    }

    @Override
    public void send(ClientMessage message) {
        if (!isClosed() && !queue.offer(Optional.of(message))) {
            // A house that reads nothing is not there.
            in.link().close();
        }
    }

    /** What was sent before still goes out, if that does not take long. */
    @Override
    public void close() {
        if (isClosed()) {
            return;
        }
        closed.countDown();
        boolean mayEnd = queue.offer(Optional.empty());
        if (mayEnd) {
            join(writer);
        }
        release();
        join(reader);
    }

    private boolean isClosed() {
        return closed.getCount() == 0;
    }

    private static void join(Thread thread) {
        if (Thread.currentThread().equals(thread)) {
            return;
        }
        try {
            thread.join(LAST_WORDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void release() {
        in.link().close();
        queue.clear();
        queue.add(Optional.empty());
    }

    private void write() {
        try {
            for (Optional<ClientMessage> next = queue.take();
                    next.isPresent();
                    next = queue.take()) {
                write(next.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void write(ClientMessage message) {
        Link link = in.link();
        try {
            link.write(message);
        } catch (IOException e) {
            // The reader sees a closed link, and says why.
            link.close();
        }
    }

    private void read() {
        receiver.receive(in.welcome());
        Broken broken = listen(in.link());
        while (!broken.isForGood() && comeBack(broken.why())) {
            receiver.receive(in.welcome());
            broken = listen(in.link());
        }
        if (!isClosed()) {
            closed.countDown();
            release();
            receiver.lost(broken.why());
        }
    }

    /** Hands on what comes, until nothing comes any more. */
    private Broken listen(Link link) {
        try (link) {
            link.waitFor(patience.silence());
            boolean isAsked = false;
            while (true) {
                try {
                    Optional<ServerMessage> message = link.message();
                    if (message.isEmpty()) {
                        return new Broken("the server closed the connection", isClosed());
                    }
                    isAsked = false;
                    receiver.receive(message.get());
                    if (message.get() instanceof ServerMessage.Bye bye) {
                        return new Broken(bye.message(), true);
                    }
                } catch (SocketTimeoutException e) {
                    if (isAsked) {
                        return new Broken("nothing is heard from the server", isClosed());
                    }
                    isAsked = true;
                    send(new ClientMessage.Ping());
                }
            }
        } catch (IOException e) {
            return new Broken(Link.reason(e), isClosed());
        }
    }

    /** Looks for the way until the grace of the house is over. */
    private boolean comeBack(String why) {
        long grace = TimeUnit.MILLISECONDS.toNanos(in.welcome().house().graceMillis());
        if (grace <= 0) {
            return false;
        }
        receiver.interrupted(why);
        long start = System.nanoTime();
        do {
            Optional<Handshake.Outcome> outcome = tryToComeBack();
            if (outcome.isPresent()) {
                return isBack(outcome.get());
            }
        } while (System.nanoTime() - start < grace && !isClosedAfter(patience.retry()));
        return false;
    }

    private Optional<Handshake.Outcome> tryToComeBack() {
        try {
            return Optional.of(handshake.comeIn(in.door(), in.secret()));
        } catch (Unreachable e) {
            return Optional.empty();
        }
    }

    private boolean isBack(Handshake.Outcome outcome) {
        return switch (outcome) {
            case Handshake.In again -> {
                in = again;
                if (isClosed()) {
                    again.link().close();
                }
                yield !isClosed();
            }
            case Handshake.Away(ServerMessage.Bye bye) -> {
                receiver.receive(bye);
                yield false;
            }
        };
    }

    private boolean isClosedAfter(Duration time) {
        try {
            return closed.await(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
