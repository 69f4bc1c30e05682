package crownhead.protocol.validation;

import java.io.PrintWriter;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** Writes JSON as it comes, so that an answer of any length needs no memory. */
final class Json {
    private static final JsonFactory FACTORY =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    private Json() {}

    static JsonGenerator to(PrintWriter out) {
        return FACTORY.createGenerator(ObjectWriteContext.empty(), out);
    }

    static void writeText(JsonGenerator json, String name, Optional<String> text) {
        if (text.isPresent()) {
            json.writeStringProperty(name, text.get());
        } else {
            json.writeNullProperty(name);
        }
    }
}
