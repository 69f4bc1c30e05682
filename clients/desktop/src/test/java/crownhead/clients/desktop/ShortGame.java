package crownhead.clients.desktop;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Games that can be played by hand. */
final class ShortGame {
    /** A king for each, and then the same position three times. */
    static final List<String> WITH_A_CLAIM =
            List.of(
                    """
                    11-16 22-17 9-14 25-22 8-11 29-25 3-8 22-18 10-15 17x10x3 15x22x29 \
                    3-7 29-25 7-3 25-29 3-7 29-25 7-3 25-29\
                    """
                            .split(" ", -1));

    private static final int GAMES = 3_000;

    private ShortGame() {}

    /** The shortest of many games that chance has played to their end. */
    static List<Move> moves() {
        Random chance = new Random(7);
        List<Move> shortest = random(chance);
        for (int i = 1; i < GAMES; i++) {
            List<Move> next = random(chance);
            shortest = next.size() < shortest.size() ? next : shortest;
        }
        return shortest;
    }

    private static List<Move> random(Random chance) {
        List<Move> moves = new ArrayList<>();
        Position position = Position.START;
        while (position.hasLegalMove() && moves.size() < 200) {
            List<Move> legal = position.legalMoves();
            Move move = legal.get(chance.nextInt(legal.size()));
            moves.add(move);
            position = position.after(move);
        }
        return moves;
    }
}
