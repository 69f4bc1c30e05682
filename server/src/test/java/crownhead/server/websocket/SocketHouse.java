package crownhead.server.websocket;

import crownhead.protocol.ClientMessage;
import crownhead.server.session.Conversation;
import crownhead.server.session.Limits;
import crownhead.server.session.Visit;
import crownhead.server.session.Witness;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiConsumer;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** A door with nobody behind it but a listener: what is said there goes to a test. */
final class SocketHouse implements AutoCloseable {
    private static final String SHUNNED = "shunned";

    private final Server jetty =
            new Server(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    private final CountDownLatch gone = new CountDownLatch(1);
    private final SocketDoor door;

    private SocketHouse(int most, BiConsumer<Conversation, ClientMessage> listener) {
        door =
                new SocketDoor(
                        new Shunning(),
                        conversation -> new Listening(conversation, listener, gone),
                        Limits.STANDARD,
                        InstantSource.system(),
                        Witness.NOBODY,
                        most);
    }

    static SocketHouse open(int most, BiConsumer<Conversation, ClientMessage> listener)
            throws Exception {
        SocketHouse house = new SocketHouse(most, listener);
        house.jetty.setHandler(house.door.handler());
        house.jetty.start();
        return house;
    }

    int port() {
        return ((ServerConnector) jetty.getConnectors()[0]).getLocalPort();
    }

    SocketDoor door() {
        return door;
    }

    /** Counted down when the first client that came is gone. */
    CountDownLatch gone() {
        return gone;
    }

    @Override
    public void close() {
        try {
            jetty.stop();
        } catch (Exception e) {
            throw new IllegalStateException("It does not stop", e);
        }
    }

    private record Listening(
            Conversation conversation,
            BiConsumer<Conversation, ClientMessage> listener,
            CountDownLatch leaving)
            implements Visit {
        @Override
        public void hear(ClientMessage message) {
            listener.accept(conversation, message);
        }

        @Override
        public void gone() {
            leaving.countDown();
        }
    }

    /** Sends those away who say in a header that they are to be. */
    private static final class Shunning implements Doorkeeper {
        @Override
        public Optional<Away> judge(Request request) {
            return Optional.ofNullable(request.getHeaders().get(SHUNNED))
                    .map(_ -> new Away(403, "Not you."));
        }

        @Override
        public String origin(Request request) {
            return "test";
        }
    }
}
