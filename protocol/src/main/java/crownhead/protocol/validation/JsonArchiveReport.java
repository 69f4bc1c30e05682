package crownhead.protocol.validation;

import crownhead.rules.notation.Fault;
import crownhead.rules.notation.PdnEntry;
import java.io.PrintWriter;
import tools.jackson.core.JsonGenerator;

/** One object, written while the games are checked. */
public final class JsonArchiveReport implements ArchiveReport {
    private final PrintWriter out;
    private final JsonGenerator json;

    public JsonArchiveReport(PrintWriter out) {
        this.out = out;
        json = Json.to(out);
        json.writeStartObject();
        json.writeArrayPropertyStart("failures");
    }

    @Override
    public void broken(PdnEntry.Broken game) {
        Fault fault = game.fault();
        json.writeStartObject();
        json.writeNumberProperty("game", game.number());
        json.writeStringProperty("black", game.black());
        json.writeStringProperty("white", game.white());
        json.writeNumberProperty("line", fault.line());
        json.writeNumberProperty("column", fault.column());
        writeMove(game);
        json.writeStringProperty("code", fault.code());
        json.writeStringProperty("reason", fault.sentence());
        json.writeEndObject();
    }

    @Override
    public void end(ArchiveTally tally) {
        json.writeEndArray();
        json.writeNumberProperty("games", tally.games());
        json.writeNumberProperty("legal", tally.legal());
        json.writeNumberProperty("illegal", tally.illegal());
        json.writeNumberProperty("plies", tally.plies());
        json.writeEndObject();
        json.close();
        out.println();
    }

    private void writeMove(PdnEntry.Broken game) {
        if (game.move().isPresent()) {
            json.writeNumberProperty("move", game.move().get().number());
            json.writeStringProperty("text", game.move().get().text());
        } else {
            json.writeNullProperty("move");
            json.writeNullProperty("text");
        }
    }
}
