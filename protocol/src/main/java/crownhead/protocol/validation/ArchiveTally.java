package crownhead.protocol.validation;

import crownhead.rules.notation.PdnEntry;

/** How many games of an archive were checked so far, and with what result. */
public record ArchiveTally(long games, long legal, long plies) {
    public static final ArchiveTally NONE = new ArchiveTally(0, 0, 0);

    public ArchiveTally plus(PdnEntry entry) {
        long isLegal = entry instanceof PdnEntry.Read ? 1 : 0;
        return new ArchiveTally(games + 1, legal + isLegal, plies + entry.plies());
    }

    public long illegal() {
        return games - legal;
    }
}
