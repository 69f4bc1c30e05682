package crownhead.clients.browser;

import crownhead.rules.Move;
import org.teavm.jso.JSExport;

/** A move for somebody who asks for help, as a script reads it. */
public final class ScriptAdvice {
    private final Advice advice;

    ScriptAdvice(Advice advice) {
        this.advice = advice;
    }

    @JSExport
    public ScriptChoice choice() {
        return new ScriptChoice(advice.choice());
    }

    /** Why: {@code forced}, {@code wins}, {@code gains}, {@code trap} and so on. */
    @JSExport
    public String reason() {
        return advice.reason().word();
    }

    /** The move that the reason is about, or nothing. */
    @JSExport
    public String other() {
        return advice.other().map(Move::toString).orElse("");
    }

    /** How many pieces are won by it, or lost. */
    @JSExport
    public int pieces() {
        return advice.pieces();
    }
}
