package crownhead.table.log;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringTokenizer;

/**
 * A line of the log: a name, and named values without spaces. A reader passes over what it does not
 * know.
 */
final class Fields {
    private final String name;
    private final Map<String, String> values = new LinkedHashMap<>();

    Fields(String name) {
        this.name = name;
    }

    static Fields read(String line) {
        StringTokenizer words = new StringTokenizer(line, " ");
        if (!words.hasMoreTokens()) {
            throw new IllegalArgumentException("An empty line is no event");
        }
        Fields fields = new Fields(words.nextToken());
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            int equals = word.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "\"" + word + "\" is no field: expected name=value");
            }
            fields.values.put(word.substring(0, equals), word.substring(equals + 1));
        }
        return fields;
    }

    String write() {
        StringBuilder line = new StringBuilder(name);
        values.forEach((key, value) -> line.append(' ').append(key).append('=').append(value));
        return line.toString();
    }

    String name() {
        return name;
    }

    Fields with(String key, String value) {
        if (value.indexOf(' ') >= 0 || value.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("A value has no spaces: \"" + value + "\"");
        }
        values.put(key, value);
        return this;
    }

    Fields with(String key, Duration duration) {
        return with(key, Long.toString(duration.toMillis()));
    }

    /** Nothing is written of no time at all. */
    Fields withIfAny(String key, Duration duration) {
        return duration.isZero() ? this : with(key, duration);
    }

    Fields with(String key, Instant moment) {
        return with(key, Long.toString(moment.toEpochMilli()));
    }

    String text(String key) {
        String value = values.get(key);
        if (value == null) {
            throw new IllegalArgumentException(
                    "The event \"" + name + "\" has no field \"" + key + "\"");
        }
        return value;
    }

    int number(String key) {
        return Integer.parseInt(text(key));
    }

    Duration duration(String key) {
        return Duration.ofMillis(Long.parseLong(text(key)));
    }

    Duration durationOrNone(String key) {
        return values.containsKey(key) ? duration(key) : Duration.ZERO;
    }

    Instant moment(String key) {
        return Instant.ofEpochMilli(Long.parseLong(text(key)));
    }
}
