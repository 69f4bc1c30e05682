package crownhead.clients.browser;

import crownhead.engine.Choice;
import org.teavm.jso.JSExport;

/** What the engine has found, as a script reads it. */
public final class ScriptChoice {
    private final Choice choice;

    ScriptChoice(Choice choice) {
        this.choice = choice;
    }

    @JSExport
    public String move() {
        return choice.move().toString();
    }

    /** What it expects to be played, this move first. */
    @JSExport
    public String[] line() {
        return Turns.texts(choice.line());
    }

    /** For the side to move; a man is worth about a hundred. */
    @JSExport
    public int score() {
        return choice.score();
    }

    @JSExport
    public int depth() {
        return choice.depth();
    }

    @JSExport
    public int nodes() {
        return (int) choice.nodes();
    }
}
