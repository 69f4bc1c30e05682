package crownhead.server;

import crownhead.server.http.Doorstep;
import crownhead.server.security.Certificates;
import crownhead.server.security.Crowd;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.security.KeyStore;
import java.util.Optional;
import org.eclipse.jetty.server.AbstractConnectionFactory;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/**
 * The port that pages, the API and WebSockets come in by. It is taken before anything else is
 * opened, so that its number is known and a port that is taken is noticed at once.
 */
final class Entrance implements AutoCloseable {
    private final ServerSocketChannel channel;
    private final Optional<KeyStore> certificate;

    private Entrance(ServerSocketChannel channel, Optional<KeyStore> certificate) {
        this.channel = channel;
        this.certificate = certificate;
    }

    static Entrance take(ServerOptions options) throws CannotOpen {
        Optional<KeyStore> certificate = certificate(options);
        try {
            ServerSocketChannel channel = ServerSocketChannel.open();
            try {
                channel.bind(
                        new InetSocketAddress(options.host(), options.port()),
                        Crowd.BEFORE_THE_DOOR);
                return new Entrance(channel, certificate);
            } catch (IOException e) {
                channel.close();
                throw e;
            }
        } catch (IOException e) {
            throw new CannotOpen(
                    "Port "
                            + options.port()
                            + " of "
                            + options.host().getHostAddress()
                            + " cannot be had: "
                            + e.getMessage()
                            + ". Choose another with --port.",
                    e);
        }
    }

    private static Optional<KeyStore> certificate(ServerOptions options) throws CannotOpen {
        if (options.tls().isEmpty()) {
            return Optional.empty();
        }
        ServerOptions.Tls files = options.tls().get();
        try {
            return Optional.of(Certificates.read(files.certificate(), files.key()));
        } catch (Certificates.Unusable e) {
            throw new CannotOpen(e.sentence(), e);
        }
    }

    int port() {
        return channel.socket().getLocalPort();
    }

    Connector connector(Server server, HttpConfiguration http, Doorstep.Manners manners) {
        Doorstep connector = new Doorstep(server, manners, speaking(http));
        try {
            connector.open(channel);
        } catch (IOException e) {
            throw new UncheckedIOException("The port was taken before", e);
        }
        return connector;
    }

    private ConnectionFactory[] speaking(HttpConfiguration http) {
        return certificate
                .map(store -> AbstractConnectionFactory.getFactories(tls(store), secure(http)))
                .orElseGet(() -> new ConnectionFactory[] {new HttpConnectionFactory(http)});
    }

    private static SslContextFactory.Server tls(KeyStore store) {
        SslContextFactory.Server tls = new SslContextFactory.Server();
        tls.setKeyStore(store);
        tls.setKeyStorePassword(Certificates.PASSWORD);
        tls.setIncludeProtocols("TLSv1.2", "TLSv1.3");
        return tls;
    }

    private static HttpConnectionFactory secure(HttpConfiguration http) {
        HttpConfiguration secure = new HttpConfiguration(http);
        SecureRequestCustomizer customizer = new SecureRequestCustomizer();
        // Links on a home network name the house by its address, which no certificate does.
        customizer.setSniHostCheck(false);
        secure.addCustomizer(customizer);
        return new HttpConnectionFactory(secure);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException _) {
            // It is closed all the same.
        }
    }
}
