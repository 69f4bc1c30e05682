package crownhead.engine.hub;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A line of the protocol: a command and what belongs to it, {@code pos pos=Bbb… moves="11-15"}. A
 * word without a value stands for itself.
 */
record HubLine(String command, Map<String, String> values) {
    HubLine {
        values = Map.copyOf(values);
    }

    static HubLine read(String line) throws HubException {
        Reader reader = new Reader(line.strip());
        String command = reader.word();
        Map<String, String> values = new LinkedHashMap<>();
        while (reader.hasMore()) {
            String name = reader.word();
            if (name.isEmpty()) {
                throw new HubException("there is a value without a name");
            }
            values.put(name, reader.value());
        }
        return new HubLine(command, values);
    }

    Optional<String> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    /** Whatever may stand in a value, between quotes if it must. */
    static String quoted(String value) {
        boolean isPlain = !value.isEmpty() && value.chars().noneMatch(c -> c <= ' ' || c == '"');
        return isPlain ? value : '"' + value.replace('"', '\'') + '"';
    }

    private static final class Reader {
        private final String line;
        private int at;

        Reader(String line) {
            this.line = line;
        }

        boolean hasMore() {
            while (at < line.length() && line.charAt(at) <= ' ') {
                at++;
            }
            return at < line.length();
        }

        String word() {
            int begin = at;
            while (at < line.length() && line.charAt(at) > ' ' && line.charAt(at) != '=') {
                at++;
            }
            return line.substring(begin, at);
        }

        String value() throws HubException {
            if (at >= line.length() || line.charAt(at) != '=') {
                return "";
            }
            at++;
            if (at < line.length() && line.charAt(at) == '"') {
                return inQuotes();
            }
            int begin = at;
            while (at < line.length() && line.charAt(at) > ' ') {
                at++;
            }
            return line.substring(begin, at);
        }

        private String inQuotes() throws HubException {
            int end = line.indexOf('"', at + 1);
            if (end < 0) {
                throw new HubException("a quote is not closed");
            }
            String value = line.substring(at + 1, end);
            at = end + 1;
            return value;
        }
    }
}
