package crownhead.bench.reliability;

import java.util.Optional;

/**
 * Finds fields in the line of a message without reading all of it, because the crowd shares the
 * machine with the server.
 */
final class Scan {
    private Scan() {}

    static String type(String line) {
        return text(line, "type").orElse("");
    }

    /** The text in the first field of a name. */
    static Optional<String> text(String line, String name) {
        return text(line, name, 0);
    }

    static Optional<String> text(String line, String name, int from) {
        String wanted = "\"" + name + "\":\"";
        int found = line.indexOf(wanted, from);
        if (found < 0) {
            return Optional.empty();
        }
        int start = found + wanted.length();
        return Optional.of(line.substring(start, line.indexOf('"', start)));
    }

    static Optional<Long> number(String line, String name) {
        return number(line, name, 0);
    }

    /** The number in the first field of a name at or after a place. */
    static Optional<Long> number(String line, String name, int from) {
        String wanted = "\"" + name + "\":";
        int found = line.indexOf(wanted, from);
        if (found < 0) {
            return Optional.empty();
        }
        int start = found + wanted.length();
        int end = start;
        while (end < line.length() && Character.isDigit(line.charAt(end))) {
            end++;
        }
        return end == start ? Optional.empty() : Optional.of(Long.parseLong(line, start, end, 10));
    }
}
