package crownhead.bench.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import org.junit.jupiter.api.Test;

class PlainGeneratorTest {
    @Test
    void countsThePerftOfTheStart() {
        PlainGenerator start = PlainGenerator.of(Position.START);
        long[] counts = {7, 49, 302, 1469, 7361, 36768};
        for (int depth = 1; depth <= counts.length; depth++) {
            assertThat(start.perft(depth)).as("depth %d", depth).isEqualTo(counts[depth - 1]);
        }
    }
}
