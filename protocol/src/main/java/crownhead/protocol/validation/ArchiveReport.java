package crownhead.protocol.validation;

import crownhead.rules.notation.PdnEntry;

/** Who is told what a check of an archive finds, game by game. */
public interface ArchiveReport {
    void broken(PdnEntry.Broken game);

    /** Called once, when the last game was checked or the file could not be read further. */
    void end(ArchiveTally tally);
}
