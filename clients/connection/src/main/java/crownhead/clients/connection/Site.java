package crownhead.clients.connection;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/**
 * A house on the web, which speaks over a WebSocket.
 *
 * @param port where it is not the usual one
 */
public record Site(Scheme scheme, String host, Optional<Integer> port) implements Entrance {
    private static final String SOCKET = "/api/v1/socket";

    /** How it is reached. */
    public enum Scheme {
        HTTP("http", "ws"),
        HTTPS("https", "wss");

        private final String page;
        private final String socket;

        Scheme(String page, String socket) {
            this.page = page;
            this.socket = socket;
        }
    }

    public Site {
        if (!isHost(host)) {
            throw new IllegalArgumentException("No host on the web: " + host);
        }
        if (port.filter(number -> !Address.isPort(number)).isPresent()) {
            throw new IllegalArgumentException("No port " + port + ": ports go from 1 to 65535");
        }
    }

    /** Whether a name may stand in a link. */
    static boolean isHost(String name) {
        try {
            return new URI("http://" + bracketed(name)).getHost() != null;
        } catch (URISyntaxException e) {
            return false;
        }
    }

    URI socket() {
        return URI.create(scheme.socket + "://" + authority() + SOCKET);
    }

    @Override
    public String toString() {
        return scheme.page + "://" + authority();
    }

    private String authority() {
        return bracketed(host) + port.map(number -> ":" + number).orElse("");
    }

    /** An address of IPv6 stands in brackets, so that its colons are not taken for a port's. */
    static String bracketed(String host) {
        return host.contains(":") ? "[" + host + "]" : host;
    }
}
