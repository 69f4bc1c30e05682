package crownhead.app;

import crownhead.rules.notation.PdnEntry;

/** Checks every game of an archive, and reports while it does. */
final class ArchiveCheck {
    private final ArchiveReport report;
    private ArchiveTally tally = ArchiveTally.NONE;

    private ArchiveCheck(ArchiveReport report) {
        this.report = report;
    }

    /** Answers the exit code that is due. */
    static int of(Archive archive, ArchiveReport report) {
        ArchiveCheck check = new ArchiveCheck(report);
        int exitCode = archive.show(check::note);
        report.end(check.tally);
        return exitCode;
    }

    private void note(PdnEntry game) {
        tally = tally.plus(game);
        if (game instanceof PdnEntry.Broken broken) {
            report.broken(broken);
        }
    }
}
