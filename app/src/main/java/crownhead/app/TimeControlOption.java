package crownhead.app;

import crownhead.table.TimeControl;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads how much time the players have: {@code none}, {@code inactivity:10m}, {@code move:5m+1m},
 * {@code game:10m+5s}, {@code days:3}.
 */
final class TimeControlOption implements ITypeConverter<TimeControl> {
    static final String FORMS = "none, inactivity:10m, move:5m+1m, game:10m+5s or days:3";

    private final DurationConverter durations = new DurationConverter();

    @Override
    public TimeControl convert(String text) {
        int colon = text.indexOf(':');
        String kind = colon < 0 ? text : text.substring(0, colon);
        String times = colon < 0 ? "" : text.substring(colon + 1);
        try {
            return control(text, kind, times);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException("'" + text + "' will not do: " + e.getMessage());
        }
    }

    private TimeControl control(String text, String kind, String times) {
        return switch (kind) {
            case "none" -> new TimeControl.Untimed();
            case "inactivity" -> new TimeControl.Inactivity(durations.convert(times));
            case "move" -> new TimeControl.PerMove(before(times), after(times, "1m"));
            case "game" -> new TimeControl.PerPlayer(before(times), after(times, "0s"));
            case "days" -> new TimeControl.Correspondence(days(times));
            default ->
                    throw new TypeConversionException(
                            "'" + text + "' is no time control: write " + FORMS);
        };
    }

    private Duration before(String times) {
        int plus = times.indexOf('+');
        return durations.convert(plus < 0 ? times : times.substring(0, plus));
    }

    private Duration after(String times, String otherwise) {
        int plus = times.indexOf('+');
        return durations.convert(plus < 0 ? otherwise : times.substring(plus + 1));
    }

    private static int days(String text) {
        boolean isNumber =
                !text.isEmpty() && text.length() < 4 && text.chars().allMatch(Character::isDigit);
        if (!isNumber) {
            throw new TypeConversionException("'" + text + "' is no number of days");
        }
        return Integer.parseInt(text);
    }
}
