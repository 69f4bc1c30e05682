package crownhead.server.security;

import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** The addresses whose pages may act for the people that look at them; nothing else may. */
public final class Origins {
    private final Set<String> allowed;

    public Origins(Set<URI> allowed) {
        this.allowed =
                allowed.stream().map(Origins::origin).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether this is exactly one of them, as a browser writes it. */
    public boolean allows(String origin) {
        return allowed.contains(origin);
    }

    /** An address as a browser writes its origin: without a usual port, without a path. */
    public static String origin(URI address) {
        String scheme = lower(address.getScheme());
        String host = lower(address.getHost());
        int usual = scheme.equals("https") ? 443 : 80;
        boolean isUsual = address.getPort() == -1 || address.getPort() == usual;
        return scheme + "://" + host + (isUsual ? "" : ":" + address.getPort());
    }

    private static String lower(String text) {
        if (text == null) {
            throw new IllegalArgumentException("An address like https://example.org is needed");
        }
        return text.toLowerCase(Locale.ROOT);
    }
}
