package crownhead.rules.openings;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.List;

/**
 * The first three moves of a game, drawn by lot so that strong players do not repeat themselves.
 *
 * @param isStandard whether it is in use; the others are believed to be lost for one side
 */
public record Ballot(int number, List<Move> moves, boolean isStandard) {
    public Ballot {
        moves = List.copyOf(moves);
    }

    /** The position from which the players go on by themselves. */
    public Position position() {
        Position position = Position.START;
        for (Move move : moves) {
            position = position.after(move);
        }
        return position;
    }
}
