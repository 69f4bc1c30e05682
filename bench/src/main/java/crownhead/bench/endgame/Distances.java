package crownhead.bench.endgame;

import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Ending;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Whether a search without tables finds the end of short wins and losses exactly when they say. */
public final class Distances {
    private static final int LONGEST = 15;

    /** With two pieces nothing takes that long. */
    private static final int MOST_TRIES = 20_000;

    private final EndgameTables tables;

    private Distances(EndgameTables tables) {
        this.tables = tables;
    }

    /** What was searched, and what is wrong with some of it. */
    public record Outcome(int searched, List<String> mistakes) {
        public Outcome {
            mistakes = List.copyOf(mistakes);
        }
    }

    /** So many positions of each distance, where there are any, on all cores. */
    public static Outcome of(EndgameTables tables, int pieces, int each, long seed) {
        Distances distances = new Distances(tables);
        List<Position> positions = distances.positions(pieces, each, seed);
        return new Outcome(
                positions.size(),
                positions.parallelStream()
                        .filter(position -> !distances.isRight(position))
                        .map(position -> Fen.write(position) + " does not end when the tables say")
                        .toList());
    }

    private List<Position> positions(int pieces, int each, long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        Samples from = new Samples(pieces);
        int[] seen = new int[LONGEST + 1];
        List<Position> positions = new ArrayList<>();
        int wanted = each * (LONGEST + 1);
        for (int i = 0; positions.size() < wanted && i < MOST_TRIES * each; i++) {
            Position position = from.any(chance);
            int plies = plies(ending(position));
            if (plies <= LONGEST && seen[plies] < each) {
                seen[plies]++;
                positions.add(position);
            }
        }
        return positions;
    }

    /** In so many plies, and not in fewer. */
    private boolean isRight(Position position) {
        EndSearch search = new EndSearch();
        return switch (ending(position)) {
            case Ending.Win(int plies) ->
                    search.isWon(position, plies) && !search.isWon(position, plies - 2);
            case Ending.Loss(int plies) ->
                    search.isLost(position, plies) && !search.isLost(position, plies - 2);
            case Ending.Draw() -> false;
        };
    }

    private Ending ending(Position position) {
        return tables.ending(position).orElseThrow();
    }

    private static int plies(Ending ending) {
        return switch (ending) {
            case Ending.Win(int plies) -> plies;
            case Ending.Loss(int plies) -> plies;
            case Ending.Draw() -> Integer.MAX_VALUE;
        };
    }
}
