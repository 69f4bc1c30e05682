package crownhead.clients.browser;

import crownhead.rules.Game;
import crownhead.rules.Outcome;
import crownhead.rules.Ruling;
import crownhead.rules.Side;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import java.util.Optional;
import org.teavm.jso.JSExport;

/** A game as a script plays it. Like the game inside, it is immutable. */
public final class ScriptGame {
    private static final String OPEN = "open";

    private final Game game;

    ScriptGame(Game game) {
        this.game = game;
    }

    @JSExport
    public String fen() {
        return Fen.write(game.position());
    }

    @JSExport
    public int ply() {
        return game.ply();
    }

    @JSExport
    public String[] legalMoves() {
        return game.isOver() ? new String[0] : Turns.texts(game.position());
    }

    /** What the rules say of a turn by the side to move. */
    @JSExport
    public ScriptRuling ruling(String move) {
        return ScriptRuling.of(game.position(), rule(move));
    }

    /** The game after a legal move. Ask for its ruling first when a person chose it. */
    @JSExport
    public ScriptGame after(String move) {
        return switch (rule(move)) {
            case Ruling.Legal(var legal) -> new ScriptGame(game.after(legal));
            case Ruling.Refused(var why) -> throw new IllegalArgumentException(why.sentence());
        };
    }

    /** How it ended, or {@code open}. */
    @JSExport
    public String outcome() {
        Optional<Outcome> outcome = game.outcome();
        return outcome.isPresent() ? code(outcome.get()) : OPEN;
    }

    private Ruling rule(String move) {
        return game.ruling(game.position().toMove(), MoveText.read(move));
    }

    private static String code(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win(var winner, var reason) -> {
                String side = winner == Side.FIRST ? "first" : "second";
                yield side + "-wins-" + code(reason);
            }
            case Outcome.Draw(var reason) -> "draw-" + code(reason);
        };
    }

    private static String code(Outcome.WinReason reason) {
        return switch (reason) {
            case CAPTURED_ALL -> "captured-all";
            case NO_MOVE -> "no-move";
        };
    }

    private static String code(Outcome.DrawReason reason) {
        return switch (reason) {
            case AGREEMENT -> "agreement";
            case REPETITION -> "repetition";
            case NO_PROGRESS -> "no-progress";
            case PROVEN -> "proven";
        };
    }
}
