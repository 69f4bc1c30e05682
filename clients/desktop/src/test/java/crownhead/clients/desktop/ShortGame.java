package crownhead.clients.desktop;

import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The shortest of many games that chance has played to their end. */
final class ShortGame {
    private static final int GAMES = 3_000;

    private ShortGame() {}

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
