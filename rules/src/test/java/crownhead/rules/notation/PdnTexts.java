package crownhead.rules.notation;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads PDN texts whole, for tests. */
final class PdnTexts {
    private PdnTexts() {}

    static List<PdnEntry> entries(String text) {
        try {
            PdnReader reader = new PdnReader(new StringReader(text));
            List<PdnEntry> entries = new ArrayList<>();
            for (Optional<PdnEntry> e = reader.next(); e.isPresent(); e = reader.next()) {
                entries.add(e.get());
            }
            return entries;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The only game of a text that must be legal. */
    static ScoreSheet sheet(String text) {
        List<PdnEntry> entries = entries(text);
        if (entries.size() == 1
                && entries.getFirst() instanceof PdnEntry.Read(_, ScoreSheet sheet)) {
            return sheet;
        }
        throw new AssertionError("Not one legal game: " + entries);
    }

    /** The only game of a text that must be broken. */
    static PdnEntry.Broken broken(String text) {
        List<PdnEntry> entries = entries(text);
        if (entries.size() == 1 && entries.getFirst() instanceof PdnEntry.Broken broken) {
            return broken;
        }
        throw new AssertionError("Not one broken game: " + entries);
    }

    static String moves(ScoreSheet sheet) {
        return sheet.line().moves().toString();
    }
}
