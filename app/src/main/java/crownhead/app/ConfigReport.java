package crownhead.app;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** All settings of a command as they stand, and where each comes from. */
record ConfigReport(CommandSpec command, ParseResult typed, Settings settings) {
    private static final String HIDDEN = "(hidden)";

    List<String> lines() {
        return options().stream().map(this::line).toList();
    }

    /** What can be set: not what only asks for a report or for help. */
    List<OptionSpec> options() {
        return command.options().stream()
                .filter(option -> option.arity().max() > 0)
                .filter(option -> !option.longestName().equals(Settings.FILE_OPTION))
                .toList();
    }

    private String line(OptionSpec option) {
        return Settings.name(option) + " = " + value(option) + "  (" + source(option) + ")";
    }

    private Settings.Source source(OptionSpec option) {
        return typed.hasMatchedOption(option) ? Settings.Source.FLAG : settings.source(option);
    }

    private static String value(OptionSpec option) {
        Object value = option.getValue();
        String text =
                switch (value) {
                    case null -> "";
                    case Optional<?> maybe -> maybe.map(String::valueOf).orElse("");
                    case List<?> many ->
                            String.join(",", many.stream().map(String::valueOf).toList());
                    default -> value.toString();
                };
        return withoutPassword(text);
    }

    /** The address of a database may hold a password. */
    private static String withoutPassword(String text) {
        return text.replaceAll("(?<=//)[^/@\\s]*:[^/@\\s]*(?=@)", HIDDEN)
                .replaceAll("(?<=password=)[^&\\s]*", HIDDEN);
    }
}
