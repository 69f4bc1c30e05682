package crownhead.server.security;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;

/**
 * Where a request comes from. What a proxy says counts only if the proxy is one that the operator
 * named; anybody can write such a header.
 */
public final class ClientAddresses {
    /** An IPv6 customer has a whole network of this size, so it counts as one address. */
    private static final int NETWORK = 64;

    private static final int MOST_HOPS = 16;

    private final List<AddressRange> proxies;

    public ClientAddresses(List<AddressRange> proxies) {
        this.proxies = List.copyOf(proxies);
    }

    /** The address nearest to us, on the way that the request came, that is no proxy of ours. */
    public InetAddress client(InetAddress peer, List<String> forwardedFor) {
        InetAddress nearest = peer;
        List<String> hops = hops(forwardedFor);
        for (int i = hops.size() - 1; i >= 0 && isProxy(nearest); i--) {
            Optional<InetAddress> before = address(hops.get(i));
            if (before.isEmpty()) {
                return nearest;
            }
            nearest = before.get();
        }
        return nearest;
    }

    /** Whether a proxy of ours speaks, whose word on the protocol counts too. */
    public boolean isProxy(InetAddress peer) {
        return proxies.stream().anyMatch(range -> range.contains(peer));
    }

    /** What counts as one client: an address, or the network of 64 bits that an IPv6 one is in. */
    public static String client(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length == 4) {
            return address.getHostAddress();
        }
        return network(AddressRange.kept(bytes, NETWORK)) + "/" + NETWORK;
    }

    /** Enough to tell clients apart in a log, too little to find a person. */
    public static String veiled(InetAddress address) {
        byte[] bytes = address.getAddress();
        return network(AddressRange.kept(bytes, bytes.length == 4 ? 24 : 48));
    }

    private static String network(byte[] bytes) {
        try {
            return InetAddress.getByAddress(bytes).getHostAddress();
        } catch (UnknownHostException e) {
            throw new IllegalStateException("An address has 4 or 16 bytes", e);
        }
    }

    private static List<String> hops(List<String> forwardedFor) {
        List<String> hops =
                forwardedFor.stream()
                        .flatMap(line -> List.of(line.split(",", -1)).stream())
                        .map(String::strip)
                        .toList();
        return hops.subList(Math.max(0, hops.size() - MOST_HOPS), hops.size());
    }

    private static Optional<InetAddress> address(String text) {
        try {
            return Optional.of(AddressRange.address(text));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
