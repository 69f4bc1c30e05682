package crownhead.protocol;

import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How much time the players have, as text: {@code none}, {@code inactivity:10m}, {@code
 * move:5m+1m}, {@code game:10m+5s}, {@code days:3}.
 */
public final class TimeText {
    public static final String FORMS = "none, inactivity:10m, move:5m+1m, game:10m+5s or days:3";

    private static final Pattern TIME =
            Pattern.compile("(?:(\\d{1,4})h)?(?:(\\d{1,6})m)?(?:(\\d{1,8})s)?");

    private TimeText() {}

    /** The time control that a text means, or an exception that says what is wrong with it. */
    public static TimeControl read(String text) {
        int colon = text.indexOf(':');
        String kind = colon < 0 ? text : text.substring(0, colon);
        String times = colon < 0 ? "" : text.substring(colon + 1);
        return switch (kind) {
            case "none" -> new TimeControl.Untimed();
            case "inactivity" -> new TimeControl.Inactivity(duration(times));
            case "move" -> new TimeControl.PerMove(before(times), after(times, "1m"));
            case "game" -> new TimeControl.PerPlayer(before(times), after(times, "0s"));
            case "days" -> new TimeControl.Correspondence(days(times));
            default ->
                    throw new IllegalArgumentException(
                            "'" + text + "' is no time control: write " + FORMS);
        };
    }

    public static String write(TimeControl control) {
        return switch (control) {
            case TimeControl.Untimed _ -> "none";
            case TimeControl.Inactivity(Duration limit) -> "inactivity:" + text(limit);
            case TimeControl.PerMove(Duration limit, Duration warning) ->
                    "move:" + text(limit) + "+" + text(warning);
            case TimeControl.PerPlayer(Duration time, Duration increment) ->
                    "game:" + text(time) + "+" + text(increment);
            case TimeControl.Correspondence(int days) -> "days:" + days;
        };
    }

    /** A time as people write it: {@code 30s}, {@code 10m}, {@code 1h}, {@code 1m30s}. */
    public static Duration duration(String text) {
        Matcher matcher = TIME.matcher(text);
        if (text.isEmpty() || !matcher.matches()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no time: write 30s, 10m, 1h or 1m30s");
        }
        return Duration.ofHours(number(matcher.group(1)))
                .plusMinutes(number(matcher.group(2)))
                .plusSeconds(number(matcher.group(3)));
    }

    private static String text(Duration time) {
        long hours = time.toHours();
        String text =
                (hours == 0 ? "" : hours + "h")
                        + (time.toMinutesPart() == 0 ? "" : time.toMinutesPart() + "m")
                        + (time.toSecondsPart() == 0 ? "" : time.toSecondsPart() + "s");
        return text.isEmpty() ? "0s" : text;
    }

    private static long number(@Nullable String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    private static Duration before(String times) {
        int plus = times.indexOf('+');
        return duration(plus < 0 ? times : times.substring(0, plus));
    }

    private static Duration after(String times, String otherwise) {
        int plus = times.indexOf('+');
        return duration(plus < 0 ? otherwise : times.substring(plus + 1));
    }

    private static int days(String text) {
        boolean isNumber =
                !text.isEmpty() && text.length() < 4 && text.chars().allMatch(Character::isDigit);
        if (!isNumber) {
            throw new IllegalArgumentException("'" + text + "' is no number of days");
        }
        return Integer.parseInt(text);
    }
}
