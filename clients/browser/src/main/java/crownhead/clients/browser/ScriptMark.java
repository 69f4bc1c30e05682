package crownhead.clients.browser;

import java.util.Optional;
import org.teavm.jso.JSExport;

/** What the tables say of a turn, as a script reads it. */
public final class ScriptMark {
    private final Mark mark;

    ScriptMark(Mark mark) {
        this.mark = mark;
    }

    /** {@code best}, {@code slip} or {@code mistake}. */
    @JSExport
    public String grade() {
        return mark.grade().word();
    }

    /** How many own moves a slip has cost. */
    @JSExport
    public int cost() {
        return mark.cost();
    }

    @JSExport
    public ScriptEnding before() {
        return new ScriptEnding(Optional.of(mark.before()));
    }

    /** Counted from before the turn too. */
    @JSExport
    public ScriptEnding after() {
        return new ScriptEnding(Optional.of(mark.after()));
    }

    @JSExport
    public String[] best() {
        return Turns.texts(mark.best());
    }
}
