package crownhead.rules;

import java.util.ArrayList;
import java.util.List;

/** Moves for tests, by the numbers of their squares or as they are written down. */
final class TestMoves {
    private TestMoves() {}

    static List<Square> path(int... numbers) {
        List<Square> path = new ArrayList<>();
        for (int number : numbers) {
            path.add(Square.of(number));
        }
        return path;
    }

    static Move move(int... numbers) {
        return new Move(path(numbers));
    }

    /** A move as {@code 11-15} or {@code 23x14x7}. */
    static Move move(String text) {
        List<Square> path = new ArrayList<>();
        for (String number : text.split("[-x]", -1)) {
            path.add(Square.of(Integer.parseInt(number)));
        }
        return new Move(path);
    }

    /** The game after these moves, each of which is legal. */
    static Game played(Game game, String... moves) {
        Game next = game;
        for (String text : moves) {
            next = next.after(move(text));
        }
        return next;
    }

    /** The legal moves of a position as they are written down. */
    static List<String> legal(Position position) {
        List<String> moves = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            moves.add(move.toString());
        }
        return moves;
    }
}
