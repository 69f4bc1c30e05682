package crownhead.bench.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.engine.Choice;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Side;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ProblemTest {
    private static Choice choice(Problem problem, int index, int score) {
        Move move = problem.position().legalMoves().get(index);
        return new Choice(move, List.of(move), score, 1, 1);
    }

    @Test
    void allCanBeReadAndBeginWithALegalMove() {
        assertThat(Problem.all()).hasSize(205).doesNotHaveDuplicates();
    }

    @Test
    void namesItsMovesInFull() {
        Problem problem = Problem.read("W:W27,K32:B24,K2,3 | win | 27x20 | A jump");
        assertThat(problem.position().toMove()).isEqualTo(Side.SECOND);
        assertThat(problem.firstMoves()).hasToString("[27x20]");
    }

    @Test
    void isNotReadWithAMoveThatIsNone() {
        assertThatThrownBy(() -> Problem.read("W:W27:B3 | win | 27-20 | Too far"))
                .hasMessageContaining("27-20 in W:W27:B3");
    }

    @Nested
    class AWinWithAPublishedMove {
        private final Problem problem = Problem.read("W:W27,31:B12 | win | 27-23 | Two to one");

        @Test
        void isSolvedByThatMoveWhateverItsScore() {
            int published =
                    problem.position().legalMoves().indexOf(problem.firstMoves().getFirst());
            assertThat(problem.isSolvedBy(choice(problem, published, 0))).isTrue();
        }

        @Test
        void isSolvedByAnotherMoveOnlyIfItsWinIsKnown() {
            int other =
                    (1 + problem.position().legalMoves().indexOf(problem.firstMoves().getFirst()))
                            % 2;
            assertThat(problem.isSolvedBy(choice(problem, other, 900))).isFalse();
            assertThat(problem.isSolvedBy(choice(problem, other, 15_000))).isTrue();
            assertThat(problem.isSolvedBy(choice(problem, other, -15_000))).isFalse();
        }
    }

    @Nested
    class AProblemWithoutAPublishedMove {
        private Problem ending(String end) {
            return Problem.read("W:W27,31:B12 | " + end + " | ? | Two to one");
        }

        @Test
        void isSolvedByAScoreThatSaysHowItEnds() {
            assertThat(ending("win").isSolvedBy(choice(ending("win"), 0, 200))).isTrue();
            assertThat(ending("win").isSolvedBy(choice(ending("win"), 0, 199))).isFalse();
            assertThat(ending("draw").isSolvedBy(choice(ending("draw"), 0, -49))).isTrue();
            assertThat(ending("draw").isSolvedBy(choice(ending("draw"), 0, 50))).isFalse();
            assertThat(ending("loss").isSolvedBy(choice(ending("loss"), 0, -200))).isTrue();
            assertThat(ending("loss").isSolvedBy(choice(ending("loss"), 0, 0))).isFalse();
        }
    }

    @Test
    void twoProblemsAreNotAlike() {
        List<Position> positions = Problem.all().stream().map(Problem::position).toList();
        assertThat(positions).doesNotHaveDuplicates();
    }
}
