package crownhead.clients.terminal;

import crownhead.clients.connection.Address;

/**
 * Where a table is, as people write it: {@code localhost}, {@code host:9001}, {@code [::1]:9001}.
 */
public sealed interface Place {
    int STANDARD_PORT = 9000;

    record Found(Address address) implements Place {}

    /** It cannot be read; {@code why} is for people. */
    record Unclear(String why) implements Place {}

    static Place read(String text) {
        int end = text.lastIndexOf(']');
        int colon = text.indexOf(':', Math.max(0, end));
        String host = colon < 0 ? text : text.substring(0, colon);
        if (end >= 0) {
            boolean isWhole = text.startsWith("[") && end == host.length() - 1 && end > 1;
            host = isWhole ? text.substring(1, end) : "";
        }
        if (host.isBlank() || host.contains(" ")) {
            return new Unclear("'" + text + "' is no address: write HOST or HOST:PORT.");
        }
        if (end < 0 && colon >= 0 && text.indexOf(':', colon + 1) >= 0) {
            return new Unclear(
                    "'" + text + "' has several colons: write an IPv6 address as [::1]:9000.");
        }
        return colon < 0
                ? new Found(new Address(host, STANDARD_PORT))
                : withPort(host, text.substring(colon + 1));
    }

    private static Place withPort(String host, String port) {
        boolean isNumber =
                !port.isEmpty()
                        && port.length() <= 5
                        && port.chars().allMatch(c -> c >= '0' && c <= '9');
        int number = isNumber ? Integer.parseInt(port) : 0;
        return number >= 1 && number <= 65_535
                ? new Found(new Address(host, number))
                : new Unclear("'" + port + "' is no port: it is a number from 1 to 65535.");
    }
}
