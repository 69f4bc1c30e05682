package crownhead.protocol.validation;

import crownhead.rules.Position;
import crownhead.rules.Square;
import crownhead.rules.notation.Fault;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import crownhead.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * May these turns be played from this position?
 *
 * @param turns the squares that each turn names
 */
public record Question(Position start, List<List<Square>> turns) {
    public Question {
        turns = List.copyOf(turns);
    }

    /** Reads what was typed, or throws {@link BadInput}. */
    public static Question read(@Nullable String fen, List<String> moves) {
        List<List<Square>> turns = new ArrayList<>();
        for (String move : moves) {
            turns.add(turn(turns.size() + 1, move));
        }
        return new Question(position(fen), turns);
    }

    /** The position of a FEN, or the start of a game when there is none. */
    public static Position position(@Nullable String fen) {
        if (fen == null) {
            return Position.START;
        }
        try {
            return Fen.read(fen);
        } catch (NotationException e) {
            throw unreadable("FEN \"" + fen + "\"", e.fault());
        }
    }

    private static List<Square> turn(int number, String text) {
        try {
            return MoveText.read(text);
        } catch (NotationException e) {
            throw unreadable("move " + number + " \"" + text + "\"", e.fault());
        }
    }

    private static BadInput unreadable(String what, Fault fault) {
        return new BadInput(what + ", column " + fault.column() + ": " + fault.sentence());
    }
}
