package crownhead.engine;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import crownhead.rules.Side;
import crownhead.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PatternEvaluationTest {
    private final Evaluation evaluation = Weights.shipped().evaluation();

    @Test
    void isTheSameForBothSidesWhenTheBoardIsTurned() {
        for (Position position : positions()) {
            assertThat(evaluation.of(turned(position)))
                    .as(Fen.write(position))
                    .isEqualTo(evaluation.of(position));
        }
    }

    @Test
    void knowsThatMorePiecesAreBetter() {
        Position ahead = Fen.read("B:W21,22,25,29,30:B1,2,3,5,6,9");
        assertThat(evaluation.of(ahead)).isGreaterThan(60);
        Position behind = Fen.read("W:W21,22,25,29,30:B1,2,3,5,6,9");
        assertThat(evaluation.of(behind)).isLessThan(-60);
    }

    @Test
    void addsUpWhatIsListed() {
        int[] weights = new int[Features.COUNT];
        Random random = new Random(5);
        for (int i = 0; i < weights.length; i++) {
            weights[i] = random.nextInt(1_000);
        }
        int[] features = new int[Features.AT_ONCE];
        for (Position position : positions()) {
            int sum = 0;
            int size = Features.list(position, features);
            for (int i = 0; i < size; i++) {
                sum += weights[features[i]];
            }
            assertThat(FeatureSum.of(position, weights)).isEqualTo(sum);
        }
    }

    @Test
    void misjudgesAlwaysInTheSameWay() {
        Evaluation blurred = Level.of(1).blurred(evaluation, 7);
        Evaluation other = Level.of(1).blurred(evaluation, 8);
        int by = Level.of(1).misjudges();
        List<Integer> differences = new ArrayList<>();
        for (Position position : positions()) {
            int off = blurred.of(position) - evaluation.of(position);
            assertThat(off).isBetween(-by, by);
            assertThat(blurred.of(position)).isEqualTo(blurred.of(position));
            differences.add(other.of(position) - blurred.of(position));
        }
        assertThat(differences).anyMatch(it -> it > by / 2).anyMatch(it -> it < -by / 2);
    }

    /** From random games. */
    private static List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        Random random = new Random(3);
        for (int game = 0; game < 20; game++) {
            Position position = Position.START;
            for (int ply = 0; ply < 100 && position.hasLegalMove(); ply++) {
                var legal = position.legalMoves();
                position = position.after(legal.get(random.nextInt(legal.size())));
                positions.add(position);
            }
        }
        return positions;
    }

    private static Position turned(Position position) {
        return new Position(
                Integer.reverse(position.second()),
                Integer.reverse(position.first()),
                Integer.reverse(position.kings()),
                position.toMove() == Side.FIRST ? Side.SECOND : Side.FIRST);
    }
}
