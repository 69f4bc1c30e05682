package crownhead.clients.browser;

import java.time.Instant;
import org.teavm.jso.JSExport;

/** Tables at one screen, which need no server. */
public final class TableExports {
    private TableExports() {}

    /** A table that waits for both to sit down. All its times are milliseconds since 1970. */
    @JSExport
    public static ScriptTable open(ScriptTerms terms) {
        return ScriptTable.open(terms);
    }

    /** A double, because a long would be a BigInt to scripts. */
    static Instant moment(double millis) {
        return Instant.ofEpochMilli((long) millis);
    }
}
