package crownhead.table.log;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The logs of releases in the test resources. */
final class StoredLog {
    private StoredLog() {}

    static List<String> lines(String name) throws IOException {
        var resource = Objects.requireNonNull(StoredLog.class.getResourceAsStream(name));
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        }
    }
}
