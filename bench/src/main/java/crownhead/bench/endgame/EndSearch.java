package crownhead.bench.endgame;

import crownhead.rules.LegalMoves;
import crownhead.rules.Position;
import java.util.HashMap;
import java.util.Map;

/** Looks for the end of a game within some plies, and knows nothing but the rules. */
final class EndSearch {
    private final Map<Question, Boolean> answered = new HashMap<>();

    private record Question(Position position, int plies) {}

    /** Whether the side to move can win within so many plies. */
    boolean isWon(Position position, int plies) {
        return plies > 0 && isAnswered(position, plies);
    }

    /** Whether the side to move loses within so many plies, whatever it does. */
    boolean isLost(Position position, int plies) {
        return plies >= 0 && isAnswered(position, plies);
    }

    /** Who wins moves last: an odd number of plies asks for a win, an even one for a loss. */
    private boolean isAnswered(Position position, int plies) {
        Question question = new Question(position, plies);
        Boolean known = answered.get(question);
        if (known == null) {
            known = plies % 2 == 1 ? hasALostReply(position, plies) : hasNoWay(position, plies);
            answered.put(question, known);
        }
        return known;
    }

    private boolean hasALostReply(Position position, int plies) {
        LegalMoves moves = new LegalMoves().fill(position);
        for (int i = 0; i < moves.size(); i++) {
            if (isLost(position.afterPacked(moves.get(i)), plies - 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasNoWay(Position position, int plies) {
        LegalMoves moves = new LegalMoves().fill(position);
        for (int i = 0; i < moves.size(); i++) {
            if (!isWon(position.afterPacked(moves.get(i)), plies - 1)) {
                return false;
            }
        }
        return true;
    }
}
