package crownhead.server.http;

import crownhead.protocol.validation.ArchiveCheck;
import crownhead.protocol.validation.ArchiveText;
import crownhead.protocol.validation.BadInput;
import crownhead.protocol.validation.JsonArchiveReport;
import crownhead.protocol.validation.Question;
import crownhead.protocol.validation.Verdict;
import crownhead.protocol.validation.VerdictJson;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;

/** Says whether moves or games are legal, as the command {@code crownhead validate} does. */
final class ValidatorRoutes {
    private static final int MOST_MOVES = 1000;

    List<Route> all() {
        return List.of(
                Route.post("/api/v1/validate", Who.ANYBODY, Budget.VALIDATE, ValidatorRoutes::moves)
                        .saying("Says whether moves are legal from a position, or why not.")
                        .reading("Question")
                        .answering(Status.OK, "Verdict"),
                Route.post(
                                "/api/v1/validate/pdn",
                                Who.ANYBODY,
                                Budget.VALIDATE_ARCHIVE,
                                ValidatorRoutes::archive)
                        .saying("Checks every game of a PDN file.")
                        .readingPdn()
                        .answering(Status.OK, "ArchiveVerdict"));
    }

    record Asking(Optional<String> fen, List<String> moves) {}

    private static Answer moves(Asked asked) throws BadRequest {
        Asking asking = asked.body(Asking.class);
        if (asking.moves().size() > MOST_MOVES) {
            throw new BadRequest(
                    HttpRefusal.BAD_REQUEST.problem("At most " + MOST_MOVES + " moves at once."));
        }
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        try {
            VerdictJson.write(
                    out, Verdict.on(Question.read(asking.fen().orElse(null), asking.moves())));
        } catch (BadInput input) {
            VerdictJson.write(out, input);
        }
        return new Answer.JsonText(text.toString());
    }

    private static Answer archive(Asked asked) throws BadRequest {
        StringWriter text = new StringWriter();
        try {
            ArchiveCheck.of(
                    new ArchiveText(new ByteArrayInputStream(asked.bytes())),
                    new JsonArchiveReport(new PrintWriter(text)));
        } catch (IOException e) {
            throw new IllegalStateException("Memory can be read", e);
        }
        return new Answer.JsonText(text.toString());
    }
}
