package crownhead.clients.browser;

import crownhead.rules.notation.PdnEntry;
import crownhead.rules.notation.PdnWriter;
import org.teavm.jso.JSExport;

/** A game of a PDN text, as a script reads it. */
public final class ScriptEntry {
    private final PdnEntry entry;

    ScriptEntry(PdnEntry entry) {
        this.entry = entry;
    }

    /** Whether every move of it is legal play. */
    @JSExport
    public boolean isLegal() {
        return entry instanceof PdnEntry.Read;
    }

    @JSExport
    public int plies() {
        return entry.plies();
    }

    /** The game in its normal form; of a broken one, what is wrong with it. */
    @JSExport
    public String text() {
        return switch (entry) {
            case PdnEntry.Read(_, var sheet) -> PdnWriter.write(sheet);
            case PdnEntry.Broken broken -> broken.sentence();
        };
    }
}
