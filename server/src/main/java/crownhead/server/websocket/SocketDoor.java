package crownhead.server.websocket;

import crownhead.protocol.Wire;
import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Limits;
import crownhead.server.session.Reception;
import crownhead.server.session.Witness;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeRequest;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeResponse;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServerContainer;
import org.eclipse.jetty.ee10.websocket.server.config.JettyWebSocketServletContainerInitializer;
import org.jspecify.annotations.Nullable;

/** The address that WebSockets come in by. */
public final class SocketDoor implements AutoCloseable {
    public static final String PATH = "/api/v1/socket";

    /** The house goes away and will be back. */
    private static final int RESTARTS = 1012;

    private static final int NORMAL = 1000;

    private static final Optional<Doorkeeper.Away> CLOSED =
            Optional.of(new Doorkeeper.Away(503, "The house is closing."));
    private static final Optional<Doorkeeper.Away> FULL =
            Optional.of(new Doorkeeper.Away(503, "The house is full."));

    private final Doorkeeper doorkeeper;
    private final Reception reception;
    private final Limits limits;
    private final InstantSource time;
    private final Witness witness;
    private final int most;
    private final Set<SocketVisitor> visitors = ConcurrentHashMap.newKeySet();
    private volatile boolean isClosing;

    /** {@code most} is how many connections there may be at once, but for those on their way in. */
    public SocketDoor(
            Doorkeeper doorkeeper,
            Reception reception,
            Limits limits,
            InstantSource time,
            Witness witness,
            int most) {
        this.doorkeeper = doorkeeper;
        this.reception = reception;
        this.limits = limits;
        this.time = time;
        this.witness = witness;
        this.most = most;
    }

    /** Hangs the door into a server of pages that is not yet running. */
    public void hangInto(ServletContextHandler pages) {
        JettyWebSocketServletContainerInitializer.configure(pages, (_, sockets) -> open(sockets));
    }

    private void open(JettyWebSocketServerContainer sockets) {
        sockets.setMaxTextMessageSize(Wire.LONGEST_LINE);
        sockets.setMaxBinaryMessageSize(Wire.LONGEST_LINE);
        sockets.setMaxFrameSize(Wire.LONGEST_LINE);
        // Conversations look after silence themselves.
        sockets.setIdleTimeout(Duration.ZERO);
        sockets.addMapping(PATH, this::greet);
    }

    /** A listener for whoever may come in; nobody otherwise, and the answer is given. */
    private @Nullable SocketVisitor greet(
            JettyServerUpgradeRequest request, JettyServerUpgradeResponse response) {
        // What is sent is short, and unpacking a stranger's bytes is a way to be drowned in them.
        response.setExtensions(List.of());
        Optional<Doorkeeper.Away> away = isClosing ? CLOSED : doorkeeper.judge(request);
        if (away.isEmpty() && visitors.size() >= most) {
            away = FULL;
        }
        if (away.isPresent()) {
            send(response, away.get());
            return null;
        }
        return new SocketVisitor(this, doorkeeper.origin(request));
    }

    private static void send(JettyServerUpgradeResponse response, Doorkeeper.Away away) {
        try {
            response.sendError(away.status(), away.sentence());
        } catch (IOException e) {
            throw new UncheckedIOException("The client is gone", e);
        }
    }

    Conversation converse(SocketVisitor visitor, SocketPipe pipe, String from) {
        Conversation conversation = new Conversation(pipe, limits, time, from, witness);
        visitors.add(visitor);
        return conversation;
    }

    Reception reception() {
        return reception;
    }

    int closeCode() {
        return isClosing ? RESTARTS : NORMAL;
    }

    boolean isClosing() {
        return isClosing;
    }

    void left(SocketVisitor visitor) {
        visitors.remove(visitor);
    }

    /** How many are connected. */
    public int size() {
        return visitors.size();
    }

    /** To be called about every second. */
    public void checkLife() {
        visitors.forEach(SocketVisitor::checkLife);
    }

    /** Lets nobody in any more and says goodbye to everyone, who has a moment to read it. */
    @Override
    public void close() {
        isClosing = true;
        int all = visitors.size();
        visitors.forEach(visitor -> visitor.end(Farewell.closing(all)));
        try {
            for (SocketVisitor visitor : visitors) {
                visitor.awaitEnd();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
