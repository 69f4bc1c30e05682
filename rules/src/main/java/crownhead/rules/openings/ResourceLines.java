package crownhead.rules.openings;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The lines of a text beside these classes, without those that are empty or remarks. */
final class ResourceLines {
    private ResourceLines() {}

    static List<String> of(String name) {
        InputStream resource =
                Objects.requireNonNull(ResourceLines.class.getResourceAsStream(name), name);
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))) {
            List<String> lines = new ArrayList<>();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    lines.add(line);
                }
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
