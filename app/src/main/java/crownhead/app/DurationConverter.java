package crownhead.app;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time as people write it: {@code 30s}, {@code 10m}, {@code 1h}, {@code 1m30s}. */
final class DurationConverter implements ITypeConverter<Duration> {
    private static final Pattern TIME =
            Pattern.compile("(?:(\\d{1,4})h)?(?:(\\d{1,6})m)?(?:(\\d{1,8})s)?");

    @Override
    public Duration convert(String text) {
        Matcher matcher = TIME.matcher(text);
        if (text.isEmpty() || !matcher.matches()) {
            throw new TypeConversionException(
                    "'" + text + "' is no time: write 30s, 10m, 1h or 1m30s");
        }
        return Duration.ofHours(number(matcher.group(1)))
                .plusMinutes(number(matcher.group(2)))
                .plusSeconds(number(matcher.group(3)));
    }

    private static long number(@Nullable String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }
}
