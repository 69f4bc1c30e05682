package crownhead.server.http;

import crownhead.server.security.AddressRange;
import crownhead.server.security.Origins;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How the door for HTTP is set up.
 *
 * @param host the address it listens at
 * @param port 0 for any that is free
 * @param publicUrl where people find the house: it makes links, cookies and the allowed Origin
 * @param origins further addresses whose pages may act here
 * @param proxies who is believed when they say for whom they ask
 * @param generosity how many times the usual rates are allowed
 * @param patience how long a request may take to arrive
 */
public record HttpOptions(
        String host,
        int port,
        URI publicUrl,
        List<URI> origins,
        List<AddressRange> proxies,
        MetricsFor metrics,
        int generosity,
        int connections,
        Duration patience) {
    /** Who is told how the house is doing. */
    public enum MetricsFor {
        THIS_MACHINE,
        EVERYBODY
    }

    public static final int STANDARD_CONNECTIONS = 20_000;
    public static final Duration STANDARD_PATIENCE = Duration.ofSeconds(18);

    public HttpOptions {
        origins = List.copyOf(origins);
        proxies = List.copyOf(proxies);
        if (generosity < 1 || connections < 1) {
            throw new IllegalArgumentException("Rates and connections are at least 1");
        }
    }

    /** Under the usual limits, without a proxy. */
    public HttpOptions(String host, int port, URI publicUrl) {
        this(
                host,
                port,
                publicUrl,
                List.of(),
                List.of(),
                MetricsFor.THIS_MACHINE,
                1,
                STANDARD_CONNECTIONS,
                STANDARD_PATIENCE);
    }

    /** Whether people come by TLS, here or at a proxy. */
    public boolean isSecure() {
        return "https".equalsIgnoreCase(publicUrl.getScheme());
    }

    /** Whether others on the way can read what is sent: it is plain, and leaves this computer. */
    public boolean isInTheOpen() {
        boolean staysHere =
                isThisComputer(host) && isThisComputer(String.valueOf(publicUrl.getHost()));
        return !isSecure() && !staysHere;
    }

    private static boolean isThisComputer(String name) {
        if (name.equalsIgnoreCase("localhost")) {
            return true;
        }
        try {
            return InetAddress.ofLiteral(name.replaceAll("[\\[\\]]", "")).isLoopbackAddress();
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    public Origins allowedOrigins() {
        Set<URI> all = new HashSet<>(origins);
        all.add(publicUrl);
        return new Origins(all);
    }

    /** An address of the house as a link. */
    public String link(String path) {
        return Origins.origin(publicUrl) + path;
    }
}
