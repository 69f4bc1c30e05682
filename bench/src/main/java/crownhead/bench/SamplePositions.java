package crownhead.bench;

import crownhead.rules.LegalMoves;
import crownhead.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Positions as they come up when both players move at random. */
final class SamplePositions {
    private static final int LONGEST_GAME = 100;

    private SamplePositions() {}

    static List<Position> of(int count, RandomGenerator random) {
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) {
            addGame(positions, random);
        }
        return List.copyOf(positions.subList(0, count));
    }

    private static void addGame(List<Position> positions, RandomGenerator random) {
        LegalMoves moves = new LegalMoves();
        Position position = Position.START;
        for (int ply = 0; ply < LONGEST_GAME && moves.fill(position).size() > 0; ply++) {
            positions.add(position);
            position = position.afterPacked(moves.get(random.nextInt(moves.size())));
        }
    }
}
