package crownhead.clients.connection;

import java.util.Locale;
import java.util.Optional;

/**
 * Where somebody wants to go, as people write it: {@code localhost}, {@code host:9001}, {@code
 * [::1]:9001}, {@code https://host}, {@code http://host:8080/join#KEY}, {@code
 * https://host/game/TABLE}.
 */
public sealed interface Whereabouts {
    int STANDARD_PORT = 9000;

    String FORMS = "HOST, HOST:PORT, http://HOST, or a link to a game";

    /**
     * It is clear.
     *
     * @param table the game that a link leads to
     * @param key what opens the private game that a link leads to
     */
    record Found(Entrance entrance, Optional<String> table, Optional<String> key)
            implements Whereabouts {}

    /** It cannot be read; {@code why} is for people. */
    record Unclear(String why) implements Whereabouts {}

    static Whereabouts read(String text) {
        String typed = text.strip();
        int end = typed.indexOf("://");
        if (end < 0) {
            return typed.contains("/")
                    ? new Unclear("'" + typed + "' is no address: a link begins with http://.")
                    : table(typed);
        }
        return switch (typed.substring(0, end).toLowerCase(Locale.ROOT)) {
            case "http" -> WebLink.read(Site.Scheme.HTTP, typed.substring(end + 3));
            case "https" -> WebLink.read(Site.Scheme.HTTPS, typed.substring(end + 3));
            default -> new Unclear("'" + typed + "' is no address: a link begins with http://.");
        };
    }

    /** A table that speaks in lines. */
    private static Whereabouts table(String text) {
        return switch (HostPort.read(text)) {
            case HostPort.Found(String host, Optional<Integer> port) ->
                    new Found(
                            new Address(host, port.orElse(STANDARD_PORT)),
                            Optional.empty(),
                            Optional.empty());
            case HostPort.Unclear(String why) -> new Unclear(why);
        };
    }
}
