package crownhead.bench.endgame;

import crownhead.engine.endgame.Slice;
import crownhead.engine.endgame.SliceIndex;
import crownhead.rules.Position;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Positions with few pieces, by chance: every slice as often as any other, and either side to move.
 */
final class Samples {
    private final List<Slice> slices;

    Samples(int pieces) {
        slices = Slice.upTo(pieces);
    }

    Position any(RandomGenerator chance) {
        Slice slice = slices.get(chance.nextInt(slices.size()));
        Position position = SliceIndex.of(slice).position(chance.nextInt(slice.size()));
        return chance.nextBoolean() ? position : turned(position);
    }

    private static Position turned(Position position) {
        return new Position(
                Integer.reverse(position.second()),
                Integer.reverse(position.first()),
                Integer.reverse(position.kings()),
                position.toMove().opponent());
    }
}
