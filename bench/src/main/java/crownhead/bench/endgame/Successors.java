package crownhead.bench.endgame;

import crownhead.bench.baseline.PlainGenerator;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Ending;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Whether positions are worth what the best of the turns leads to that a plain generator finds,
 * which shares nothing with the one that the tables were made with.
 */
public final class Successors {
    private static final int BLOCK = 1_000;
    private static final int LONGEST = 1_000;

    private Successors() {}

    /** What is wrong with some of these positions, on all cores. */
    public static List<String> mistakes(EndgameTables tables, int pieces, int samples, long seed) {
        Samples from = new Samples(pieces);
        return IntStream.range(0, (samples + BLOCK - 1) / BLOCK)
                .parallel()
                .boxed()
                .flatMap(block -> {
                    SplittableRandom chance = new SplittableRandom(seed + block);
                    int count = Math.min(BLOCK, samples - block * BLOCK);
                    return IntStream.range(0, count)
                            .mapToObj(_ -> from.any(chance))
                            .filter(position -> !isRight(tables, position))
                            .map(position -> Fen.write(position) + " is not worth its best turn");
                })
                .toList();
    }

    private static boolean isRight(EndgameTables tables, Position position) {
        int best = goodness(new Ending.Loss(0));
        for (PlainGenerator.Turn turn : PlainGenerator.of(position).turns()) {
            Ending after = tables.ending(turn.after().position()).orElseThrow();
            best = Math.max(best, goodness(before(after)));
        }
        return goodness(tables.ending(position).orElseThrow()) == best;
    }

    private static Ending before(Ending after) {
        return switch (after) {
            case Ending.Win(int plies) -> new Ending.Loss(plies + 1);
            case Ending.Loss(int plies) -> new Ending.Win(plies + 1);
            case Ending.Draw() -> after;
        };
    }

    /** A quick win is best, and a slow loss better than a quick one. */
    private static int goodness(Ending ending) {
        return switch (ending) {
            case Ending.Win(int plies) -> LONGEST - plies;
            case Ending.Draw() -> 0;
            case Ending.Loss(int plies) -> plies - LONGEST;
        };
    }
}
