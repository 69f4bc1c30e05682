package crownhead.app;

import crownhead.protocol.validation.BadInput;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Where an option that was not typed has its value from: the environment, then the file of
 * settings. {@code --console-port} is CROWNHEAD_CONSOLE_PORT there, and {@code console-port} in the
 * file.
 */
final class Settings implements IDefaultValueProvider {
    static final String FILE_OPTION = "--config";

    private static final String PREFIX = "CROWNHEAD_";

    /** Where a value comes from, for people. */
    enum Source {
        FLAG("flag"),
        ENVIRONMENT("environment"),
        FILE("file"),
        DEFAULT("default");

        private final String word;

        Source(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    private final Map<String, String> environment;
    private final Properties file;

    private Settings(Map<String, String> environment, Properties file) {
        this.environment = Map.copyOf(environment);
        this.file = file;
    }

    /** The file is the one that the arguments or the environment name, if any. */
    static Settings of(Map<String, String> environment, String... args) {
        Optional<Path> named =
                named(args)
                        .or(() -> Optional.ofNullable(environment.get(PREFIX + "CONFIG")))
                        .map(Path::of);
        return new Settings(environment, named.map(Settings::read).orElseGet(Properties::new));
    }

    private static Optional<String> named(String... args) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(FILE_OPTION + "=")) {
                return Optional.of(args[i].substring(FILE_OPTION.length() + 1));
            }
            if (args[i].equals(FILE_OPTION) && i + 1 < args.length) {
                return Optional.of(args[i + 1]);
            }
        }
        return Optional.empty();
    }

    private static Properties read(Path path) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(path)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException _) {
            throw new BadInput(
                    "The settings in "
                            + path
                            + " cannot be read: is it a file of name=value lines?");
        }
        return properties;
    }

    /** Names in the file that no option has: a slip of the pen would go unnoticed otherwise. */
    void requireKnown(Set<String> options) {
        Set<String> unknown = new TreeSet<>(file.stringPropertyNames());
        unknown.removeAll(options);
        if (!unknown.isEmpty()) {
            throw new BadInput(
                    "The file of settings has names that mean nothing here: "
                            + String.join(", ", unknown)
                            + ".");
        }
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        return argument instanceof OptionSpec option ? value(name(option)).orElse(null) : null;
    }

    private Optional<String> value(String name) {
        return Optional.ofNullable(environment.get(variable(name)))
                .or(() -> Optional.ofNullable(file.getProperty(name)));
    }

    /** Where the value of an option comes from that was not typed. */
    Source source(OptionSpec option) {
        if (environment.containsKey(variable(name(option)))) {
            return Source.ENVIRONMENT;
        }
        return file.containsKey(name(option)) ? Source.FILE : Source.DEFAULT;
    }

    static String name(OptionSpec option) {
        return option.longestName().substring(2);
    }

    private static String variable(String name) {
        return PREFIX + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
