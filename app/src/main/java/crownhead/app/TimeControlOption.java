package crownhead.app;

import crownhead.protocol.TimeText;
import crownhead.table.TimeControl;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how much time the players have, as {@link TimeText} has it. */
final class TimeControlOption implements ITypeConverter<TimeControl> {
    @Override
    public TimeControl convert(String text) {
        try {
            return TimeText.read(text);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(complaint(text, String.valueOf(e.getMessage())));
        }
    }

    /** What quotes what was typed says enough. */
    private static String complaint(String text, String why) {
        return why.startsWith("'") ? why : "'" + text + "' will not do: " + why;
    }
}
