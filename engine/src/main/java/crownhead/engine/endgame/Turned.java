package crownhead.engine.endgame;

import crownhead.rules.Position;
import crownhead.rules.Side;

/** The board turned by half with the sides swapped: the same position to whoever is to move. */
public final class Turned {
    private Turned() {}

    /** The same position with the first mover to move. */
    public static Position toFirst(Position position) {
        return position.toMove() == Side.FIRST
                ? position
                : new Position(
                        Integer.reverse(position.second()),
                        Integer.reverse(position.first()),
                        Integer.reverse(position.kings()),
                        Side.FIRST);
    }
}
