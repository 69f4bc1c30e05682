package crownhead.protocol.validation;

import crownhead.rules.Illegal;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.io.PrintWriter;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** A verdict as one JSON object, for programs. */
public final class VerdictJson {
    private VerdictJson() {}

    public static void write(PrintWriter out, Verdict verdict) {
        Optional<Illegal> why = verdict.refusal().map(Verdict.Refusal::why);
        Position reached = verdict.reached();
        try (JsonGenerator json = Json.to(out)) {
            json.writeStartObject();
            json.writeBooleanProperty("legal", why.isEmpty());
            Json.writeText(json, "code", why.map(Illegal::code));
            Json.writeText(json, "reason", why.map(Illegal::sentence));
            json.writeStringProperty("fen", Fen.write(reached));
            json.writeArrayPropertyStart("legalMoves");
            for (Move move : reached.legalMoves()) {
                json.writeString(move.toString());
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        out.println();
    }

    public static void write(PrintWriter out, BadInput input) {
        try (JsonGenerator json = Json.to(out)) {
            json.writeStartObject();
            json.writeBooleanProperty("legal", false);
            json.writeStringProperty("code", "bad-input");
            json.writeStringProperty("reason", input.sentence());
            json.writeNullProperty("fen");
            json.writeArrayPropertyStart("legalMoves");
            json.writeEndArray();
            json.writeEndObject();
        }
        out.println();
    }
}
