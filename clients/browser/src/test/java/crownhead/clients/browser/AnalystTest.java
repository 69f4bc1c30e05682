package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.engine.Choice;
import crownhead.engine.Endgames;
import crownhead.engine.Score;
import crownhead.engine.Weights;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.build.ShippedTables;
import crownhead.rules.Position;
import crownhead.rules.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class AnalystTest {
    private static final int NODES = 50_000;
    private static final EndgameTables TABLES = ShippedTables.open();

    private final Analyst analyst = new Analyst(Weights.shipped().evaluation(), TABLES);

    private Advice advice(String fen) {
        return analyst.advise(Fen.read(fen), NODES).orElseThrow();
    }

    @Nested
    class Advising {
        @Test
        void saysThatThereIsNoChoice() {
            Advice advice = advice("B:W18,27,32:B1,3,14");
            assertThat(advice.choice().move()).hasToString("14x23");
            assertThat(advice.reason()).isEqualTo(Reason.FORCED);
        }

        @Test
        void isImpossibleWhereNobodyCanMove() {
            assertThat(analyst.advise(Fen.read("B:W9,14:B5"), NODES)).isEmpty();
        }
    }

    @Nested
    class AReason {
        @Test
        void isWhatTheMoveWins() {
            Advice advice = advice("B:W17,18,20,21,24,26,27,29,30,32:B1,2,3,5,6,8,9,11,12");
            assertThat(advice.choice().move()).hasToString("9-14");
            assertThat(advice.reason()).isEqualTo(Reason.GAINS);
            assertThat(advice.pieces()).isPositive();
        }

        @Test
        @Tag("HE-1c")
        void namesAMoveThatCanBePlayedAndWhatItLoses() {
            for (String fen :
                    List.of(
                            "B:W7,20,21,25,27,31:B1,2,4,11,13,14,28",
                            "B:W18,29,32,K1,K5:B11,19,28",
                            "W:W12,16,17,18,20,21,22:B3,5,7,10,11,13,24")) {
                Position position = Fen.read(fen);
                Advice advice = advice(fen);
                assertThat(advice.reason()).isIn(Reason.TRAP, Reason.SPARES);
                assertThat(advice.pieces()).isPositive();
                Position where =
                        advice.reason() == Reason.TRAP
                                ? position.after(advice.choice().move())
                                : position;
                assertThat(where.legalMoves()).contains(advice.other().orElseThrow());
            }
        }
    }

    @Nested
    class InAnEndgame {
        @Test
        @Tag("BE-5e")
        void theMoveThatWinsSoonestIsAdvisedAndOneThatDoesNotWinIsNamed() {
            Advice advice = advice("B:WK15:BK13,14");
            assertThat(advice.choice().move()).hasToString("13-9");
            assertThat(advice.reason()).isEqualTo(Reason.KEEPS_WIN);
            Position after = Fen.read("B:WK15:BK13,14").after(advice.other().orElseThrow());
            assertThat(TABLES.verdict(after)).isNotEqualTo(Endgames.LOSS);
        }

        @Test
        @Tag("BE-5e")
        void theMoveThatDrawsIsAdvisedAndOneThatLosesIsNamed() {
            Advice advice = advice("W:W7,14:BK4,K13");
            assertThat(advice.reason()).isEqualTo(Reason.KEEPS_DRAW);
            assertThat(advice.other().orElseThrow()).hasToString("14-9");
        }

        @Test
        @Tag("HE-2c")
        void theLineGoesTheQuickestWay() {
            Choice choice = analyst.study(Fen.read("B:WK4:BK14,K15,K18"), NODES).orElseThrow();
            assertThat(choice.line()).hasSize(3);
            assertThat(choice.score()).isEqualTo(Score.WIN - 3);
        }
    }

    @Nested
    class TheBestLines {
        @Test
        @Tag("HE-2a")
        void beginWithDifferentMovesAndComeInTheirOrder() {
            List<Choice> lines = analyst.lines(Position.START, NODES, 3);
            assertThat(lines).hasSize(3);
            assertThat(lines.stream().map(Choice::move).distinct()).hasSize(3);
            assertThat(lines.get(1).score()).isGreaterThanOrEqualTo(lines.get(2).score());
        }

        @Test
        void areNoneWhereNobodyCanMove() {
            assertThat(analyst.lines(Fen.read("B:W9,14:B5"), NODES, 3)).isEmpty();
        }
    }
}
