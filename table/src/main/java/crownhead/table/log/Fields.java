package crownhead.table.log;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * A line of the log: a name, and named values without spaces. A reader passes over what it does not
 * know.
 */
final class Fields {
    private static final int USUAL_LENGTH = 112;

    private final String name;

    /** Each name, and behind it its value: there are few enough to look through. */
    private final List<String> values = new ArrayList<>();

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
            fields.put(word.substring(0, equals), word.substring(equals + 1));
        }
        return fields;
    }

    String write() {
        StringBuilder line = new StringBuilder(USUAL_LENGTH).append(name);
        for (int i = 0; i < values.size(); i += 2) {
            line.append(' ').append(values.get(i)).append('=').append(values.get(i + 1));
        }
        return line.toString();
    }

    String name() {
        return name;
    }

    Fields with(String key, String value) {
        if (value.indexOf(' ') >= 0 || value.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("A value has no spaces: \"" + value + "\"");
        }
        return put(key, value);
    }

    private Fields put(String key, String value) {
        values.add(key);
        values.add(value);
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
        int place = placeOf(key);
        if (place < 0) {
            throw new IllegalArgumentException(
                    "The event \"" + name + "\" has no field \"" + key + "\"");
        }
        return values.get(place + 1);
    }

    /** Of two with the same name the last one counts; negative if there is none. */
    private int placeOf(String key) {
        int place = values.size() - 2;
        while (place >= 0 && !values.get(place).equals(key)) {
            place -= 2;
        }
        return place;
    }

    int number(String key) {
        return Integer.parseInt(text(key));
    }

    Duration duration(String key) {
        return Duration.ofMillis(Long.parseLong(text(key)));
    }

    Duration durationOrNone(String key) {
        return placeOf(key) >= 0 ? duration(key) : Duration.ZERO;
    }

    Instant moment(String key) {
        return Instant.ofEpochMilli(Long.parseLong(text(key)));
    }
}
