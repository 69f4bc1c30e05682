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

/**
 * The way to a house in another program. One thread reads, one writes what waits in a queue; when
 * the way breaks it is looked for: where there is a hall until it is found, elsewhere until the
 * grace of the house is over.
 */
public final class RemoteConnection implements Connection {
    private static final int LONGEST_QUEUE = 256;
    private static final Duration LAST_WORDS = Duration.ofSeconds(1);

    /**
     * How a link ended.
     *
     * @param notBefore how long the house asked to wait before coming back
     */
    private record Broken(String why, boolean isForGood, Duration notBefore) {
        Broken(String why, boolean isForGood) {
            this(why, isForGood, Duration.ZERO);
        }
    }

    private final WayBack wayBack;
    private final Patience patience;
    private final Receiver receiver;
    // An empty one ends the writer.
    private final BlockingQueue<Optional<ClientMessage>> queue =
            new LinkedBlockingQueue<>(LONGEST_QUEUE);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread reader;
    private final Thread writer;
    private volatile Handshake.In in;
    private volatile boolean isLeaving;
    // Only the reader looks at it.
    private Spot spot;

    private RemoteConnection(
            Handshake handshake, Handshake.In in, Patience patience, Receiver receiver) {
        wayBack = new WayBack(handshake, patience.retry(), closed);
        this.in = in;
        spot = Spot.outside(in.door());
        this.patience = patience;
        this.receiver = receiver;
        reader = Thread.ofVirtual().name("table-reader").unstarted(this::read);
        writer = Thread.ofVirtual().name("table-writer").unstarted(this::write);
    }

    /**
     * Connects, and returns when the house has said {@code welcome} or {@code hall}, which is the
     * first that the receiver gets. If it says {@code bye} instead, the receiver gets that.
     */
    public static RemoteConnection open(
            Entrance entrance, Introduction who, Patience patience, Receiver receiver)
            throws Unreachable {
        Handshake handshake = new Handshake(who, patience.answer());
        return switch (handshake.arrive(entrance)) {
            case Handshake.In in -> {
                RemoteConnection connection =
                        new RemoteConnection(handshake, in, patience, receiver);
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
        isLeaving |= message instanceof ClientMessage.Leave;
        if (!isClosed() && !queue.offer(Optional.of(message))) {
            // A house that reads nothing is not there.
            in.link().close();
        }
    }

    /**
     * What was sent before still goes out, if that does not take long; and who has said that they
     * leave waits as long for the goodbye, so that the house knows it.
     */
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
        if (isLeaving) {
            join(reader);
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
        Broken broken = stay();
        while (!broken.isForGood() && comeBack(broken)) {
            broken = stay();
        }
        if (!isClosed()) {
            closed.countDown();
            release();
            receiver.lost(broken.why());
        }
    }

    private Broken stay() {
        in.greeting().forEach(this::hear);
        return listen(in.link());
    }

    private void hear(ServerMessage message) {
        spot = spot.after(message);
        receiver.receive(message);
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
                    if (message.get() instanceof ServerMessage.Bye bye) {
                        return sentAway(bye);
                    }
                    hear(message.get());
                } catch (SocketTimeoutException e) {
                    if (isAsked) {
                        return new Broken("nothing is heard from the server", isClosed());
                    }
                    isAsked = true;
                    send(new ClientMessage.Ping());
                }
            }
        } catch (IOException e) {
            return new Broken(Reasons.of(e), isClosed());
        }
    }

    /** A house that only closes for a while is a broken way; else it is the last word. */
    private Broken sentAway(ServerMessage.Bye bye) {
        if (spot.mayReturn(bye)) {
            return new Broken(bye.message(), isClosed(), WayBack.asked(bye));
        }
        receiver.receive(bye);
        return new Broken(bye.message(), true);
    }

    private boolean comeBack(Broken broken) {
        if (spot.patience().filter(time -> !time.isPositive()).isPresent()) {
            return false;
        }
        receiver.interrupted(broken.why());
        return wayBack.find(in, spot, broken.notBefore()).filter(this::isBack).isPresent();
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
}
