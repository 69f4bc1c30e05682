package crownhead.clients.browser;

import crownhead.engine.endgame.Ending;
import java.util.Optional;
import org.teavm.jso.JSExport;

/** How a position ends for the side to move, as the endgame tables know it. */
public final class ScriptEnding {
    private final Optional<Ending> ending;

    ScriptEnding(Optional<Ending> ending) {
        this.ending = ending;
    }

    /** {@code win}, {@code draw} or {@code loss}, or nothing where they do not know. */
    @JSExport
    public String verdict() {
        return ending.map(ScriptEnding::word).orElse("");
    }

    /** How many turns of both sides it takes; none to a draw. */
    @JSExport
    public int plies() {
        return ending.map(ScriptEnding::length).orElse(0);
    }

    private static String word(Ending ending) {
        return switch (ending) {
            case Ending.Win _ -> "win";
            case Ending.Draw _ -> "draw";
            case Ending.Loss _ -> "loss";
        };
    }

    private static int length(Ending ending) {
        return switch (ending) {
            case Ending.Win(int plies) -> plies;
            case Ending.Draw _ -> 0;
            case Ending.Loss(int plies) -> plies;
        };
    }
}
