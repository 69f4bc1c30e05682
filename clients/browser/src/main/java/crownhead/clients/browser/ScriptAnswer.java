package crownhead.clients.browser;

import crownhead.table.Refusal;
import org.teavm.jso.JSExport;

/** What a table at one screen answers: what stands now, and why it refused, if it did. */
public final class ScriptAnswer {
    private final String update;
    private final String code;
    private final String sentence;

    private ScriptAnswer(String update, String code, String sentence) {
        this.update = update;
        this.code = code;
        this.sentence = sentence;
    }

    static ScriptAnswer told(String update) {
        return new ScriptAnswer(update, "", "");
    }

    static ScriptAnswer refused(String update, Refusal why) {
        return new ScriptAnswer(update, why.code(), why.sentence());
    }

    /** An update as a server would send it. */
    @JSExport
    public String update() {
        return update;
    }

    /** Why nothing was carried out, as a stable name; empty if it was. */
    @JSExport
    public String code() {
        return code;
    }

    @JSExport
    public String sentence() {
        return sentence;
    }
}
