package crownhead.protocol.validation;

import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Checks every game of an archive, and reports while it does. */
public final class ArchiveCheck {
    private final ArchiveReport report;
    private ArchiveTally tally = ArchiveTally.NONE;

    public ArchiveCheck(ArchiveReport report) {
        this.report = report;
    }

    /** Checks all the games of a text. */
    public static void of(Reader text, ArchiveReport report) throws IOException {
        ArchiveCheck check = new ArchiveCheck(report);
        PdnReader games = new PdnReader(text);
        for (Optional<PdnEntry> game = games.next(); game.isPresent(); game = games.next()) {
            check.note(game.get());
        }
        check.end();
    }

    public void note(PdnEntry game) {
        tally = tally.plus(game);
        if (game instanceof PdnEntry.Broken broken) {
            report.broken(broken);
        }
    }

    public void end() {
        report.end(tally);
    }
}
