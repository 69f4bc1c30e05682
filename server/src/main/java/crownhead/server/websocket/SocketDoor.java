package crownhead.server.websocket;

import crownhead.server.session.Conversation;
import crownhead.server.session.Farewell;
import crownhead.server.session.Limits;
import crownhead.server.session.Reception;
import crownhead.server.session.Witness;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpStream;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** The address that WebSockets come in by. */
public final class SocketDoor implements AutoCloseable {
    public static final String PATH = "/api/v1/socket";

    private static final Doorkeeper.Away CLOSED =
            new Doorkeeper.Away(HttpStatus.SERVICE_UNAVAILABLE_503, "The house is closing.");
    private static final Doorkeeper.Away FULL =
            new Doorkeeper.Away(HttpStatus.SERVICE_UNAVAILABLE_503, "The house is full.");

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

    /** The door as a part of a server of pages: all other requests go on to what is behind it. */
    public Handler.Singleton handler() {
        return new Handler.Wrapper() {
            @Override
            public boolean handle(Request request, Response response, Callback callback)
                    throws Exception {
                return isForHere(request)
                        ? receive(request, response, callback)
                        : super.handle(request, response, callback);
            }
        };
    }

    private static boolean isForHere(Request request) {
        return PATH.equals(Request.getPathInContext(request)) && Handshake.isWanted(request);
    }

    private boolean receive(Request request, Response response, Callback callback) {
        Optional<Doorkeeper.Away> away = judge(request);
        if (away.isPresent()) {
            response.getHeaders().put(Handshake.VERSION);
            int status = away.get().status();
            Response.writeError(request, response, callback, status, away.get().sentence());
        } else {
            letIn(request, response, callback);
        }
        return true;
    }

    private Optional<Doorkeeper.Away> judge(Request request) {
        if (isClosing) {
            return Optional.of(CLOSED);
        }
        if (visitors.size() >= most) {
            return Optional.of(FULL);
        }
        return Handshake.fault(request)
                .map(status -> new Doorkeeper.Away(status, "This is no handshake of version 13."))
                .or(() -> doorkeeper.judge(request));
    }

    /** The connection changes hands when the answer is sent. */
    private void letIn(Request request, Response response, Callback callback) {
        ConnectionMetaData way = request.getConnectionMetaData();
        SocketVisitor visitor =
                new SocketVisitor(
                        this,
                        doorkeeper.origin(request),
                        way.getConnection().getEndPoint(),
                        way.getConnector().getExecutor());
        request.setAttribute(HttpStream.UPGRADE_CONNECTION_ATTRIBUTE, visitor);
        response.setStatus(HttpStatus.SWITCHING_PROTOCOLS_101);
        response.getHeaders()
                .put(HttpHeader.UPGRADE, "websocket")
                .put(HttpHeader.CONNECTION, "Upgrade")
                .put("Sec-WebSocket-Accept", Handshake.accept(request));
        callback.succeeded();
    }

    Conversation converse(SocketPipe pipe, String from) {
        return new Conversation(pipe, limits, time, from, witness);
    }

    Reception reception() {
        return reception;
    }

    int closeCode() {
        return isClosing ? CloseCode.RESTARTS : CloseCode.NORMAL;
    }

    boolean isClosing() {
        return isClosing;
    }

    void entered(SocketVisitor visitor) {
        visitors.add(visitor);
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
