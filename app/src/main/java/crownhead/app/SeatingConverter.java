package crownhead.app;

import crownhead.table.Terms;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads who moves first. */
final class SeatingConverter implements ITypeConverter<Terms.Seating> {
    @Override
    public Terms.Seating convert(String text) {
        return switch (text) {
            case "random" -> Terms.Seating.RANDOM;
            case "player1" -> Terms.Seating.HOST_FIRST;
            case "player2" -> Terms.Seating.HOST_SECOND;
            default ->
                    throw new TypeConversionException(
                            "'" + text + "' is nobody: choose random, player1 or player2");
        };
    }
}
