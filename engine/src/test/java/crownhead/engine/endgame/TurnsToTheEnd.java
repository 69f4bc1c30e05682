package crownhead.engine.endgame;

import crownhead.rules.LegalMoves;
import crownhead.rules.Position;
import java.util.HashMap;
import java.util.Map;

/** A search without tables: whether the side to move can win within some plies, or must lose. */
final class TurnsToTheEnd {
    /** Of positions, the plies within which a win was found, and within which there is none. */
    private final Map<Position, Integer> won = new HashMap<>();

    private final Map<Position, Integer> notWon = new HashMap<>();
    private final Map<Position, Integer> lost = new HashMap<>();
    private final Map<Position, Integer> notLost = new HashMap<>();

    boolean wins(Position position, int plies) {
        if (won.getOrDefault(position, Integer.MAX_VALUE) <= plies) {
            return true;
        }
        if (plies <= 0 || notWon.getOrDefault(position, -1) >= plies) {
            return false;
        }
        boolean found = canMoveToALoss(position, plies);
        (found ? won : notWon).put(position, plies);
        return found;
    }

    boolean loses(Position position, int plies) {
        if (lost.getOrDefault(position, Integer.MAX_VALUE) <= plies) {
            return true;
        }
        if (plies < 0 || notLost.getOrDefault(position, -1) >= plies) {
            return false;
        }
        boolean found = everyMoveLoses(position, plies);
        (found ? lost : notLost).put(position, plies);
        return found;
    }

    private boolean canMoveToALoss(Position position, int plies) {
        LegalMoves moves = new LegalMoves().fill(position);
        for (int i = 0; i < moves.size(); i++) {
            if (loses(position.afterPacked(moves.get(i)), plies - 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean everyMoveLoses(Position position, int plies) {
        LegalMoves moves = new LegalMoves().fill(position);
        for (int i = 0; i < moves.size(); i++) {
            if (!wins(position.afterPacked(moves.get(i)), plies - 1)) {
                return false;
            }
        }
        return true;
    }
}
