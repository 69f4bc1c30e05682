package crownhead.engine;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.List;

/** What is known for certain of positions with few pieces, for the side to move. */
public interface Endgames {
    /** Nothing is known here: too many pieces, or a kind of position that is not kept. */
    int UNKNOWN = 0;

    int LOSS = 1;
    int DRAW = 2;
    int WIN = 3;

    /** Knows nothing. */
    Endgames NONE =
            new Endgames() {
                @Override
                public int pieces() {
                    return 0;
                }

                @Override
                public int verdict(Position position) {
                    return UNKNOWN;
                }
            };

    /** Up to how many pieces on the board something may be known. */
    int pieces();

    /**
     * How the game ends if both play their best: {@link #WIN}, {@link #DRAW}, {@link #LOSS}, or
     * {@link #UNKNOWN}. A search asks this of millions of positions, so it is an int.
     */
    int verdict(Position position);

    /**
     * The moves by which the side to move wins soonest, or draws, or loses latest. None if there is
     * no move, or if it is not known where each of them leads.
     */
    default List<Move> bestMoves(Position position) {
        return List.of();
    }

    /**
     * How many turns of both sides are left in a position that is won or lost and has best moves,
     * if the winner hurries and the loser delays.
     */
    default int turnsLeft(Position position) {
        throw new IllegalArgumentException("Nothing is known of " + position);
    }
}
