package crownhead.server;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How people reach the house: the addresses whose pages may act there, and the one that links are
 * made with.
 */
record PublicAddresses(URI link, Set<URI> origins) {
    PublicAddresses {
        origins = Set.copyOf(origins);
    }

    /** {@code port} is the one that the house really has. */
    static PublicAddresses of(ServerOptions options, int port) {
        String scheme = options.tls().isPresent() ? "https" : "http";
        Set<URI> origins = new LinkedHashSet<>();
        options.publicUrl().ifPresent(origins::add);
        for (String host : hosts(options.host())) {
            origins.add(URI.create(scheme + "://" + host + ":" + port));
        }
        URI link = origins.iterator().next();
        return new PublicAddresses(link, origins);
    }

    /** The first is the one that others are best told. */
    private static List<String> hosts(InetAddress host) {
        Set<String> hosts = new LinkedHashSet<>();
        if (host.isAnyLocalAddress()) {
            addresses().forEach(address -> hosts.add(text(address)));
        } else if (!host.isLoopbackAddress()) {
            hosts.add(text(host));
        }
        hosts.add("localhost");
        hosts.add("127.0.0.1");
        hosts.add("[::1]");
        return List.copyOf(hosts);
    }

    private static List<InetAddress> addresses() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> !address.isLoopbackAddress())
                    .filter(address -> !address.isLinkLocalAddress())
                    // What is easier to type comes first.
                    .sorted((a, b) -> Boolean.compare(isLong(a), isLong(b)))
                    .toList();
        } catch (SocketException _) {
            return List.of();
        }
    }

    private static boolean isLong(InetAddress address) {
        return !(address instanceof Inet4Address);
    }

    private static String text(InetAddress address) {
        String text = address.getHostAddress();
        int zone = text.indexOf('%');
        String bare = zone < 0 ? text : text.substring(0, zone);
        return isLong(address) ? "[" + bare + "]" : bare;
    }

    /** The link that opens a private game. The key is behind the #, so that no log has it. */
    URI joinLink(String key) {
        return URI.create(link + "/join#" + key);
    }

    /** Whether what is sent can be read by others on the way. */
    boolean isInTheOpen() {
        return link.getScheme().equals("http") && !isThisComputer();
    }

    private boolean isThisComputer() {
        return Optional.ofNullable(link.getHost()).filter("localhost"::equals).isPresent();
    }
}
