package crownhead.server.http;

import crownhead.server.security.ClientAddresses;
import crownhead.server.security.Crowd;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Where connections come in. Only so many stand here from one address, and nobody is waited for who
 * does not get round to saying what they want: Jetty's own time-outs begin anew with every byte.
 */
public final class Doorstep extends ServerConnector {
    /** No request of ours takes so long to answer. */
    public static final Duration STANDARD_IDLE = Duration.ofSeconds(40);

    /**
     * What is borne with here.
     *
     * @param addresses who is a proxy: one brings many people, whom others count
     * @param crowd how many may come from one address
     * @param patience how long the head of a request may take to arrive
     * @param idle how long a connection may be of no use
     */
    public record Manners(
            ClientAddresses addresses, Crowd crowd, Duration patience, Duration idle) {}

    private final Manners manners;
    private final Map<EndPoint, Newcomer> newcomers = new ConcurrentHashMap<>();

    public Doorstep(Server server, Manners manners, ConnectionFactory... speaking) {
        super(server, speaking);
        this.manners = manners;
        setIdleTimeout(manners.idle().toMillis());
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        lookAgainSoon();
    }

    @Override
    protected void onEndPointOpened(EndPoint connection) {
        super.onEndPointOpened(connection);
        Optional<String> from = from(connection);
        if (from.isPresent() && !manners.crowd().enter(from.get())) {
            connection.close();
            return;
        }
        newcomers.put(connection, new Newcomer(from, System.nanoTime()));
    }

    @Override
    protected void onEndPointClosed(EndPoint connection) {
        Newcomer gone = newcomers.remove(connection);
        if (gone != null) {
            gone.from().ifPresent(manners.crowd()::leave);
        }
        super.onEndPointClosed(connection);
    }

    /** Whom a connection counts for; nobody if a proxy of ours makes it. */
    private Optional<String> from(EndPoint connection) {
        return connection.getRemoteSocketAddress() instanceof InetSocketAddress peer
                        && !manners.addresses().isProxy(peer.getAddress())
                ? Optional.of(ClientAddresses.client(peer.getAddress()))
                : Optional.empty();
    }

    private void lookAgainSoon() {
        getScheduler().schedule(this::look, betweenLooks().toMillis(), TimeUnit.MILLISECONDS);
    }

    private Duration betweenLooks() {
        return Duration.ofMillis(Math.clamp(manners.patience().toMillis() / 10, 10, 1000));
    }

    private void look() {
        if (!isRunning()) {
            return;
        }
        long now = System.nanoTime();
        newcomers.forEach((connection, newcomer) -> {
            if (isTooSlow(connection, newcomer, now)) {
                connection.close();
            }
        });
        lookAgainSoon();
    }

    /**
     * Whether patience will be over before the next look. What has become a WebSocket has said what
     * it wants.
     */
    private boolean isTooSlow(EndPoint connection, Newcomer newcomer, long now) {
        Connection spoken = spoken(connection.getConnection());
        Duration most = manners.patience().minus(betweenLooks());
        return spoken instanceof ConnectionMetaData
                && newcomer.unsaid(spoken, now) > most.toNanos();
    }

    /** What is spoken inside of TLS, if that is around it. */
    private static Connection spoken(Connection outer) {
        return outer instanceof SslConnection tls ? tls.getSslEndPoint().getConnection() : outer;
    }
}
