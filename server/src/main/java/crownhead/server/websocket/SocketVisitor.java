package crownhead.server.websocket;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.ServerMessage;
import crownhead.protocol.Wire;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Visit;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One WebSocket. It is read by the thread that looks after many sockets, which never waits: what
 * takes longer is dealt with by another. The next message is read when the last one has been dealt
 * with.
 */
final class SocketVisitor extends AbstractConnection
        implements Connection.UpgradeTo, FrameReader.Listener {
    private static final Logger LOG = LoggerFactory.getLogger(SocketVisitor.class);

    private final SocketDoor door;
    private final SocketPipe pipe;
    private final Conversation conversation;
    private final FrameReader frames = new FrameReader(Wire.LONGEST_LINE);
    private final Callback fillable =
            Callback.from(Invocable.InvocationType.NON_BLOCKING, this::onFillable, _ -> gone());
    private volatile Optional<Visit> visit = Optional.empty();
    private volatile OptionalInt violation = OptionalInt.empty();

    /** Whether there may be something to read; nobody says so again until it was read. */
    private boolean isFillable;

    /** Whether a message is being dealt with. */
    private boolean isDealing;

    /** Whether some thread reads: only that one touches what was read. */
    private boolean isReading;

    SocketVisitor(SocketDoor door, String from, EndPoint connection, Executor executor) {
        super(connection, executor);
        this.door = door;
        this.pipe = new SocketPipe(connection, () -> violation.orElse(door.closeCode()));
        this.conversation = door.converse(pipe, from);
    }

    /** What has come behind the handshake already. */
    @Override
    public void onUpgradeTo(ByteBuffer early) {
        frames.put(early);
    }

    @Override
    public void onOpen() {
        super.onOpen();
        // Conversations look after silence themselves.
        getEndPoint().setIdleTimeout(0);
        pipe.narrow();
        door.entered(this);
        conversation.start();
        visit = Optional.of(door.reception().receive(conversation));
        if (door.isClosing()) {
            conversation.end(Farewell.CLOSING.bye());
        }
        onFillable();
    }

    @Override
    public void onFillable() {
        synchronized (this) {
            isFillable = true;
            if (isReading || isDealing) {
                return;
            }
            isReading = true;
        }
        read();
    }

    /** A message has been dealt with; whoever reads goes on by itself. */
    private void dealtWith() {
        synchronized (this) {
            isDealing = false;
            if (isReading || !(isFillable || frames.hasMore())) {
                return;
            }
            isReading = true;
        }
        Thread.ofVirtual().name("socket").start(this::read);
    }

    private void read() {
        try {
            do {
                while (!isDealing() && frames.next(this)) {}
            } while (goesOn());
        } catch (FrameReader.Violation wrong) {
            violation = OptionalInt.of(wrong.closeCode());
            leave();
            // What still comes is passed over, so that the last word arrives.
            read();
        } catch (IOException _) {
            gone();
        }
    }

    private synchronized boolean isDealing() {
        return isDealing;
    }

    /** Whether more has come. */
    private boolean goesOn() throws IOException {
        synchronized (this) {
            if (isDealing || !isFillable) {
                isReading = false;
                return false;
            }
        }
        return fill();
    }

    /** Reads what there is; when that is all, asks to be told when there is more. */
    private boolean fill() throws IOException {
        ByteBuffer room = frames.room();
        int space = room.remaining();
        int count = getEndPoint().fill(room.limit(0));
        if (count < 0) {
            gone();
            return false;
        }
        frames.add(count);
        if (count < space) {
            synchronized (this) {
                isFillable = false;
            }
            getEndPoint().fillInterested(fillable);
        }
        return true;
    }

    private void gone() {
        getEndPoint().close();
    }

    @Override
    public void heardText(String line) {
        Optional<Visit> here = visit;
        Optional<ClientMessage> message = here.flatMap(_ -> conversation.hear(line));
        if (message.isPresent()) {
            deal(here.get(), message.get());
        }
    }

    private void deal(Visit here, ClientMessage message) {
        synchronized (this) {
            isDealing = true;
        }
        try {
            if (!here.hearAtOnce(message, this::dealtWith)) {
                Thread.ofVirtual().name("socket").start(() -> dealSlowly(here, message));
            }
        } catch (RuntimeException mistake) {
            stumbled(mistake);
            dealtWith();
        }
    }

    private void dealSlowly(Visit here, ClientMessage message) {
        try {
            here.hear(message);
        } catch (RuntimeException mistake) {
            stumbled(mistake);
        } finally {
            dealtWith();
        }
    }

    private void stumbled(RuntimeException mistake) {
        LOG.error("A message was not dealt with", mistake);
        conversation.end(Farewell.BROKEN);
    }

    @Override
    public void heardBytes() {
        conversation.end(Farewell.NOT_TEXT);
    }

    /** Answers a ping of the connection itself, which counts like any other message. */
    @Override
    public void heardPing(byte[] payload) {
        conversation.countUnasked();
        if (!conversation.isOver()) {
            pipe.pong(payload);
        }
    }

    @Override
    public void heardPong() {
        conversation.countUnasked();
    }

    /** Whoever was told to go has gone; everyone else hears the same word back. */
    @Override
    public void heardClose() {
        boolean wasToldToGo = conversation.isOver();
        leave();
        if (wasToldToGo) {
            gone();
        }
    }

    @Override
    public void onClose(@Nullable Throwable cause) {
        conversation.cut();
        leave();
        super.onClose(cause);
    }

    /** Nobody is here any more, although a last word may still be on its way. */
    private void leave() {
        Optional<Visit> left;
        synchronized (this) {
            left = visit;
            visit = Optional.empty();
        }
        door.left(this);
        conversation.finish();
        left.ifPresent(here -> Thread.ofVirtual().name("left").start(here::gone));
    }

    void checkLife() {
        conversation.checkLife();
    }

    void end(ServerMessage.Bye bye) {
        conversation.end(bye);
    }

    void awaitEnd() throws InterruptedException {
        conversation.awaitEnd();
    }
}
