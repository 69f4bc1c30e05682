package crownhead.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Messages as they are on the wire, one in each line, kept so that they are understood for ever.
 */
final class SampleLines {
    private static final JsonMapper JSON = new JsonMapper();

    private SampleLines() {}

    /** Those of client and house; which one says a line is clear from what it says. */
    static List<String> all() {
        try (InputStream samples = SampleLines.class.getResourceAsStream("samples.jsonl")) {
            if (samples == null) {
                throw new IllegalStateException("samples.jsonl is missing");
            }
            return new String(samples.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new IllegalStateException("samples.jsonl cannot be read", e);
        }
    }

    static JsonNode tree(String line) {
        return JSON.readTree(line);
    }

    static String type(String line) {
        return tree(line).get("type").asString();
    }

    /** What a line says if a client says it. */
    static Optional<ClientMessage> ofClient(String line) {
        try {
            return Optional.of(Wire.readClientMessage(line));
        } catch (BadMessage e) {
            return Optional.empty();
        }
    }

    /** What a line says if the house says it. */
    static Optional<ServerMessage> ofHouse(String line) {
        try {
            return Optional.of(Wire.readServerMessage(line));
        } catch (BadMessage e) {
            return Optional.empty();
        }
    }

    /** The line read and written again, by whoever may say it. */
    static List<JsonNode> readAndWritten(String line) {
        return Stream.concat(
                        ofClient(line).map(Wire::write).stream(),
                        ofHouse(line).map(Wire::write).stream())
                .map(SampleLines::tree)
                .toList();
    }
}
