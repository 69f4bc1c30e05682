package crownhead.clients.connection;

import java.util.Optional;

/** The name of a computer and perhaps a port, as people write it. */
sealed interface HostPort {
    int LONGEST_PORT = 5;

    record Found(String host, Optional<Integer> port) implements HostPort {}

    /** It cannot be read; {@code why} is for people. */
    record Unclear(String why) implements HostPort {}

    static HostPort read(String text) {
        int end = text.lastIndexOf(']');
        int colon = text.indexOf(':', Math.max(0, end));
        String host = colon < 0 ? text : text.substring(0, colon);
        if (end >= 0) {
            boolean isWhole = text.startsWith("[") && end == host.length() - 1;
            host = isWhole ? text.substring(1, end) : "";
        }
        if (host.isEmpty() || !host.chars().allMatch(HostPort::mayBeInAHost)) {
            return new Unclear("'" + text + "' is no address: write " + Whereabouts.FORMS + ".");
        }
        if (end < 0 && colon >= 0 && text.indexOf(':', colon + 1) >= 0) {
            return new Unclear(
                    "'" + text + "' has several colons: write an IPv6 address as [::1]:9000.");
        }
        return colon < 0
                ? new Found(host, Optional.empty())
                : withPort(host, text.substring(colon + 1));
    }

    /** What has another meaning in an address is in no name. */
    private static boolean mayBeInAHost(int character) {
        return Character.isLetterOrDigit(character) || "-._:%".indexOf(character) >= 0;
    }

    private static HostPort withPort(String host, String port) {
        boolean isNumber =
                !port.isEmpty()
                        && port.length() <= LONGEST_PORT
                        && port.chars().allMatch(c -> c >= '0' && c <= '9');
        int number = isNumber ? Integer.parseInt(port) : 0;
        return Address.isPort(number)
                ? new Found(host, Optional.of(number))
                : new Unclear("'" + port + "' is no port: it is a number from 1 to 65535.");
    }
}
