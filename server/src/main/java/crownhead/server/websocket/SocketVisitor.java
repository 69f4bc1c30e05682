package crownhead.server.websocket;

import crownhead.protocol.ServerMessage;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Visit;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One WebSocket. Its next message is asked for when the last one has been dealt with. Public
 * because Jetty calls it.
 */
public final class SocketVisitor implements Session.Listener {
    /** What comes into being when the connection is open. */
    private record Inside(Session session, Conversation conversation, Visit visit) {}

    private static final Logger LOG = LoggerFactory.getLogger(SocketVisitor.class);

    private final SocketDoor door;
    private final String from;
    private volatile Optional<Inside> inside = Optional.empty();

    SocketVisitor(SocketDoor door, String from) {
        this.door = door;
        this.from = from;
    }

    @Override
    public void onWebSocketOpen(Session session) {
        Conversation conversation =
                door.converse(this, new SocketPipe(session, door::closeCode), from);
        conversation.start();
        Visit visit = door.reception().receive(conversation);
        inside = Optional.of(new Inside(session, conversation, visit));
        if (door.isClosing()) {
            conversation.end(Farewell.CLOSING.bye());
        }
        session.demand();
    }

    @Override
    public void onWebSocketText(String line) {
        inside.ifPresent(here -> {
            try {
                here.conversation().hear(line).ifPresent(here.visit()::hear);
            } catch (RuntimeException mistake) {
                // Jetty would cut the connection before the last word is said.
                LOG.error("A message was not dealt with", mistake);
                here.conversation().end(Farewell.BROKEN);
            } finally {
                here.session().demand();
            }
        });
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        callback.succeed();
        inside.ifPresent(here -> {
            here.conversation().end(Farewell.NOT_TEXT);
            here.session().demand();
        });
    }

    /** Answers a ping of the connection itself, which counts like any other message. */
    @Override
    public void onWebSocketPing(ByteBuffer payload) {
        inside.ifPresent(here -> {
            here.conversation().countUnasked();
            if (!here.conversation().isOver()) {
                here.session().sendPong(payload, Callback.NOOP);
            }
            here.session().demand();
        });
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        inside.ifPresent(here -> {
            here.conversation().countUnasked();
            here.session().demand();
        });
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        leave();
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        leave();
        callback.succeed();
    }

    private void leave() {
        Optional<Inside> left;
        synchronized (this) {
            left = inside;
            inside = Optional.empty();
        }
        door.left(this);
        left.ifPresent(here -> {
            here.conversation().cut();
            here.visit().gone();
        });
    }

    void checkLife() {
        inside.ifPresent(here -> here.conversation().checkLife());
    }

    void end(ServerMessage.Bye bye) {
        inside.ifPresent(here -> here.conversation().end(bye));
    }

    void awaitEnd() throws InterruptedException {
        Optional<Inside> here = inside;
        if (here.isPresent()) {
            here.get().conversation().awaitEnd();
        }
    }
}
