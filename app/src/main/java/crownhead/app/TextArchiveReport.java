package crownhead.app;

import crownhead.protocol.validation.ArchiveReport;
import crownhead.protocol.validation.ArchiveTally;
import crownhead.rules.notation.PdnEntry;
import java.io.PrintWriter;

/** A line for each game that fails, and one with the sums. */
record TextArchiveReport(PrintWriter out) implements ArchiveReport {
    @Override
    public void broken(PdnEntry.Broken game) {
        out.println(game.sentence());
    }

    @Override
    public void end(ArchiveTally tally) {
        out.println(
                tally.games()
                        + " games, "
                        + tally.legal()
                        + " legal, "
                        + tally.illegal()
                        + " illegal, "
                        + tally.plies()
                        + " plies");
    }
}
