package crownhead.clients.browser;

import crownhead.engine.endgame.EndgameTables;
import crownhead.rules.notation.Fen;
import org.teavm.jso.JSExport;

/** A lesson, as a script reads it. */
public final class ScriptLesson {
    private final Lesson lesson;
    private final EndgameTables tables;

    ScriptLesson(Lesson lesson, EndgameTables tables) {
        this.lesson = lesson;
        this.tables = tables;
    }

    @JSExport
    public String name() {
        return lesson.word();
    }

    @JSExport
    public String theme() {
        return lesson.theme().word();
    }

    @JSExport
    public String fen() {
        return Fen.write(lesson.position());
    }

    /** What the learner can reach. */
    @JSExport
    public ScriptEnding ending() {
        return new ScriptEnding(tables.ending(lesson.position()));
    }
}
