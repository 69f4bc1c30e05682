package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.baseline.PlainGenerator;
import crownhead.rules.Move;
import crownhead.rules.Position;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SamplePositionsTest {
    private final List<Position> positions = SamplePositions.of(2_000, new Random(7));

    @Test
    void areTheSameForTheSameSeed() {
        assertThat(SamplePositions.of(2_000, new Random(7))).isEqualTo(positions);
    }

    @Test
    void haveKingsAndJumpsAmongThem() {
        assertThat(positions).anyMatch(position -> position.kings() != 0);
        assertThat(positions).anyMatch(Position::mustJump);
    }

    /** Otherwise the benchmark would compare the speed of two different things. */
    @Test
    void haveTheSameMovesInBothGenerators() {
        for (Position position : positions) {
            assertThat(PlainGenerator.of(position).turns())
                    .extracting(PlainGenerator.Turn::path)
                    .containsExactlyInAnyOrderElementsOf(
                            position.legalMoves().stream().map(Move::path).toList());
        }
    }
}
