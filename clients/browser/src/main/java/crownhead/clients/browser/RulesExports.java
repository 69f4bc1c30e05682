package crownhead.clients.browser;

import crownhead.rules.Position;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;

/**
 * What a board asks of the rules, and no more: every page with a board loads this. A text that
 * cannot be read throws an error that says where and why.
 */
public final class RulesExports {
    private RulesExports() {}

    /** Every legal move with its whole path. */
    @JSExport
    public static String[] legalMoves(String fen) {
        return Turns.texts(Fen.read(fen));
    }

    /** What the rules say of a turn along these squares. */
    @JSExport
    public static ScriptRuling judge(String fen, int[] path) {
        List<Square> squares = new ArrayList<>();
        for (int number : path) {
            squares.add(Square.of(number));
        }
        return ruling(Fen.read(fen), squares);
    }

    /** The same of a move that somebody has written. */
    @JSExport
    public static ScriptRuling read(String fen, String move) {
        return ruling(Fen.read(fen), MoveText.read(move));
    }

    private static ScriptRuling ruling(Position position, List<Square> path) {
        return ScriptRuling.of(position, position.ruling(path));
    }
}
