package crownhead.engine;

import crownhead.rules.Position;

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
}
