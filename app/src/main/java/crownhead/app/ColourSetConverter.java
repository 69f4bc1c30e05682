package crownhead.app;

import crownhead.rules.dress.ColourSet;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a colour set. */
final class ColourSetConverter implements ITypeConverter<ColourSet> {
    @Override
    public ColourSet convert(String text) {
        return ColourSet.named(text)
                .orElseThrow(() ->
                        new TypeConversionException(
                                "There are no colours '"
                                        + text
                                        + "': choose red-white, black-white, black-red or"
                                        + " white-red"));
    }
}
