package crownhead.clients.browser;

import java.time.Instant;
import org.teavm.jso.JSExport;

/** Tables at one screen, which need no server. */
public final class TableExports {
    private TableExports() {}

    /** Seats both players, and the first move is to be made. Times are milliseconds since 1970. */
    @JSExport
    public static ScriptTable open(ScriptTerms terms, double now) {
        return ScriptTable.open(terms, moment(now));
    }

    /** A double, because a long would be a BigInt to scripts. */
    static Instant moment(double millis) {
        return Instant.ofEpochMilli((long) millis);
    }
}
