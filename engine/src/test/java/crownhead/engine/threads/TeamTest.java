package crownhead.engine.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Evaluation;
import crownhead.engine.Limits;
import crownhead.engine.MoveChooser;
import crownhead.engine.TranspositionTable;
import crownhead.engine.Weights;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TeamTest {
    private static final Evaluation EVALUATION = Weights.shipped().evaluation();

    @Nested
    class OfOne {
        @Test
        void findsWhatAChooserFinds() {
            Choice alone =
                    new MoveChooser(EVALUATION, Endgames.NONE, new TranspositionTable(12))
                            .choose(Position.START, Limits.nodes(30_000));
            assertThat(chosen(team(1), Position.START, Limits.nodes(30_000))).isEqualTo(alone);
        }

        @Test
        void findsTheSameEachTime() {
            Team team = team(1);
            Choice once = chosen(team, Position.START, Limits.nodes(30_000));
            team.forget();
            assertThat(chosen(team, Position.START, Limits.nodes(30_000))).isEqualTo(once);
        }
    }

    @Nested
    class OfSeveral {
        @Test
        void comesWithALineThatCanBePlayed() {
            for (String fen :
                    List.of(
                            Fen.write(Position.START),
                            "W:W18,21,24,26,28,31:B3,4,5,9,11,12",
                            "B:W14,K18,25,29:B5,6,K22,K27")) {
                Position position = Fen.read(fen);
                Choice choice = chosen(team(3), position, Limits.depth(9));
                assertThat(choice.line().getFirst()).isEqualTo(choice.move());
                for (Move move : choice.line()) {
                    position = position.after(move);
                }
                assertThat(choice.depth()).isGreaterThanOrEqualTo(9);
            }
        }

        @Test
        void looksTogetherAtNoMoreThanItMay() {
            for (int nodes : new int[] {1, 2, 3, 1_000, 50_000}) {
                Choice choice = chosen(team(3), Position.START, Limits.nodes(nodes));
                assertThat(choice.nodes()).isLessThanOrEqualTo(nodes);
                assertThat(Position.START.legalMoves()).contains(choice.move());
            }
        }

        @Test
        void takesWhatWins() {
            Position position = Fen.read("B:W15,16,22,32:B11");
            assertThat(chosen(team(3), position, Limits.depth(6)).move()).hasToString("11x18x25");
        }

        @Test
        void endsWithAllItsThreadsWhenItIsInterrupted() {
            int[] asked = {0};
            Choice choice = chosen(team(3), Position.START, Limits.until(() -> ++asked[0] == 20));
            assertThat(asked[0]).isEqualTo(20);
            assertThat(Position.START.legalMoves()).contains(choice.move());
            assertThat(Thread.getAllStackTraces().keySet())
                    .noneMatch(thread -> thread.getName().startsWith("helper"));
        }

        @Test
        void tellsOfEveryDepthThatItsLeaderHasDone() {
            List<Integer> depths = new ArrayList<>();
            team(3).choose(
                            List.of(Position.START),
                            Limits.depth(6),
                            choice -> depths.add(choice.depth()));
            assertThat(depths).containsExactly(1, 2, 3, 4, 5, 6);
        }

        @Test
        void isInterruptedAsItsThreadIs() {
            Thread.currentThread().interrupt();
            chosen(team(2), Position.START, Limits.depth(6));
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void needsSomebody() {
        assertThatIllegalArgumentException().isThrownBy(() -> team(0));
    }

    private static Choice chosen(Team team, Position position, Limits limits) {
        return team.choose(List.of(position), limits, _ -> {});
    }

    private static Team team(int threads) {
        return new Team(threads, EVALUATION, Endgames.NONE, new TranspositionTable(12));
    }
}
