package crownhead.clients.browser;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Square;
import crownhead.rules.notation.Fen;
import java.util.List;
import org.teavm.jso.JSExport;

/** A legal turn, as a script reads it. */
public final class ScriptTurn implements ScriptRuling {
    private final Position before;
    private final Move move;

    ScriptTurn(Position before, Move move) {
        this.before = before;
        this.move = move;
    }

    @Override
    @JSExport
    public boolean isLegal() {
        return true;
    }

    /** Every square that it touches. */
    @JSExport
    public int[] path() {
        return numbers(move.path());
    }

    /** The squares jumped over, in the order of the jumps. */
    @JSExport
    public int[] taken() {
        return numbers(move.taken());
    }

    @JSExport
    public boolean isCrowning() {
        return before.crowns(move);
    }

    /** The position after it. */
    @JSExport
    public String fen() {
        return Fen.write(before.after(move));
    }

    private static int[] numbers(List<Square> squares) {
        int[] numbers = new int[squares.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = squares.get(i).number();
        }
        return numbers;
    }
}
