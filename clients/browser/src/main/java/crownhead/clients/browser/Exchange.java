package crownhead.clients.browser;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Side;
import java.util.List;

/** What a line of moves wins or loses. */
final class Exchange {
    /** Nobody explains a move by what happens later. */
    private static final int FARTHEST = 9;

    private Exchange() {}

    /** How many pieces more the other side has lost, when nobody must jump any more. */
    static int gain(Position from, List<Move> line) {
        Side side = from.toMove();
        int before = lead(from, side);
        int gain = 0;
        Position position = from;
        for (Move move : line.subList(0, Math.min(line.size(), FARTHEST))) {
            position = position.after(move);
            if (!position.mustJump()) {
                gain = lead(position, side) - before;
            }
        }
        return gain;
    }

    private static int lead(Position position, Side side) {
        int first = Integer.bitCount(position.first()) - Integer.bitCount(position.second());
        return side == Side.FIRST ? first : -first;
    }
}
