package crownhead.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MoveChooserTest {
    private final MoveChooser chooser =
            new MoveChooser(new PlainEvaluation(), Endgames.NONE, new TranspositionTable(12));

    @Nested
    class TheChoice {
        @Test
        void takesTwoPiecesRatherThanOne() {
            assertThat(chosen("B:W15,16,22,32:B11", 4)).isEqualTo("11x18x25");
        }

        @Test
        void doesNotWalkIntoALoss() {
            assertThat(chosen("B:W24:B12,15", 4)).isNotIn("15-19", "15-18");
        }

        @Test
        void givesAPieceToTakeThree() {
            Choice choice =
                    chooser.choose(Fen.read("B:W18,19,26,27,32:B7,10,11,3"), Limits.depth(9));
            assertThat(choice.score()).isPositive();
        }

        @Test
        void seesTheEndOfTheGameAndHowFarItIs() {
            Choice choice = chooser.choose(Fen.read("B:W32:BK23,K27,K1"), Limits.depth(20));
            assertThat(choice.score()).isEqualTo(Score.WIN - choice.line().size());
            assertThat(choice.line()).hasSizeLessThan(6);
        }

        @Test
        void comesWithALineThatCanBePlayed() {
            Choice choice = chooser.choose(Position.START, Limits.depth(8));
            assertThat(choice.line().getFirst()).isEqualTo(choice.move());
            Position position = Position.START;
            for (Move move : choice.line()) {
                position = position.after(move);
            }
            assertThat(choice.line()).hasSizeGreaterThan(5);
        }

        @Test
        void isToldDepthByDepth() {
            List<Integer> depths = new ArrayList<>();
            chooser.choose(List.of(Position.START), Limits.depth(5), it -> depths.add(it.depth()));
            assertThat(depths).containsExactly(1, 2, 3, 4, 5);
        }

        @Test
        void isRefusedWhereNothingCanBePlayed() {
            Position over = Fen.read("B:W32:B");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> chooser.choose(over, Limits.depth(1)));
        }
    }

    @Nested
    class Limiting {
        @Test
        void nodesIsExact() {
            for (int nodes : new int[] {1, 100, 1_023, 1_024, 1_025, 50_000}) {
                chooser.forget();
                Choice choice = chooser.choose(Position.START, Limits.nodes(nodes));
                assertThat(choice.nodes()).isEqualTo(nodes);
                assertThat(Position.START.legalMoves()).contains(choice.move());
            }
        }

        @Test
        void findsTheSameEachTime() {
            Choice once = chooser.choose(Position.START, Limits.nodes(30_000));
            chooser.forget();
            assertThat(chooser.choose(Position.START, Limits.nodes(30_000))).isEqualTo(once);
        }

        @Test
        void byAnInterruptionEndsTheSearchSoon() {
            int[] asked = {0};
            Choice choice = chooser.choose(Position.START, Limits.until(() -> ++asked[0] == 3));
            assertThat(asked[0]).isEqualTo(3);
            assertThat(choice.nodes()).isLessThanOrEqualTo(3 * 1_024);
        }
    }

    @Nested
    class Drawing {
        private static final String BEHIND = "B:W32:BK1,5";

        @Test
        void byRepetitionIsForeseen() {
            Position position = Fen.read("W:WK32:BK1,K2,K3,5");
            List<Position> seen = new ArrayList<>();
            Position there = position;
            for (String move : List.of("32-28", "1-6", "28-32", "6-1")) {
                seen.add(there);
                there = after(there, move);
            }
            seen.add(there);
            assertThat(there).isEqualTo(position);
            Choice choice = chooser.choose(seen, Limits.depth(1), _ -> {});
            assertThat(choice.score()).isEqualTo(Score.DRAW);
            assertThat(choice.move()).hasToString("32-28");
        }

        @Test
        void isWhatTheTablesSayWhereTheyKnow() {
            Endgames drawn = new SmallEndgames(Endgames.DRAW);
            assertThat(score(drawn, "B:W32,31,30:BK1,5")).isEqualTo(Score.DRAW);
            Endgames lost = new SmallEndgames(Endgames.LOSS);
            assertThat(score(lost, BEHIND)).isGreaterThan(Score.DECIDED);
        }

        private static int score(Endgames endgames, String fen) {
            return new MoveChooser(new PlainEvaluation(), endgames, new TranspositionTable(8))
                    .choose(Fen.read(fen), Limits.depth(1))
                    .score();
        }
    }

    private String chosen(String fen, int depth) {
        return chooser.choose(Fen.read(fen), Limits.depth(depth)).move().toString();
    }

    private static Position after(Position position, String text) {
        return position.legalMoves().stream()
                .filter(move -> move.toString().equals(text))
                .map(position::after)
                .findFirst()
                .orElseThrow();
    }

    /** Says the same of all positions with few pieces. */
    private record SmallEndgames(int says) implements Endgames {
        @Override
        public int pieces() {
            return 5;
        }

        @Override
        public int verdict(Position position) {
            return says;
        }
    }
}
