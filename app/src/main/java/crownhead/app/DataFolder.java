package crownhead.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where programs of this computer keep what is theirs. */
final class DataFolder {
    private DataFolder() {}

    static Path standard() {
        return standard(
                System.getProperty("os.name", ""),
                Path.of(System.getProperty("user.home", "")),
                System.getenv());
    }

    static Path standard(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return from(environment, "LOCALAPPDATA")
                    .orElse(home.resolve("AppData").resolve("Local"))
                    .resolve("Crownhead");
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("Crownhead");
        }
        return from(environment, "XDG_DATA_HOME")
                .orElse(home.resolve(".local").resolve("share"))
                .resolve("crownhead");
    }

    private static Optional<Path> from(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable))
                .filter(value -> !value.isBlank())
                .map(Path::of);
    }
}
