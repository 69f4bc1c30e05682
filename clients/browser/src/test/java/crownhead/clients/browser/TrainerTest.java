package crownhead.clients.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.engine.Endgames;
import crownhead.engine.Weights;
import crownhead.engine.endgame.EndgameTables;
import crownhead.engine.endgame.Ending;
import crownhead.engine.endgame.build.ShippedTables;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.notation.Fen;
import crownhead.rules.notation.MoveText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TrainerTest {
    private static final EndgameTables TABLES = ShippedTables.open();

    private final Trainer trainer = new Trainer(Weights.shipped().evaluation(), TABLES);

    private Mark mark(String fen, String move) {
        Position position = Fen.read(fen);
        return trainer.mark(position, legal(position, move));
    }

    private static Move legal(Position position, String move) {
        return switch (position.ruling(MoveText.read(move))) {
            case Ruling.Legal(var legal) -> legal;
            case Ruling.Refused(var why) -> throw new AssertionError(why.sentence());
        };
    }

    @Nested
    class ATurn {
        @Test
        @Tag("BE-5d")
        void isBestWhenItWinsSoonest() {
            Mark mark = mark("B:WK3:BK24", "24-19");
            assertThat(mark.grade()).isEqualTo(Grade.BEST);
            assertThat(mark.cost()).isZero();
            assertThat(mark.after()).isEqualTo(mark.before()).isEqualTo(new Ending.Win(7));
        }

        @Test
        @Tag("BE-5d")
        void isASlipWhenItWinsLaterAndTellsWhatThatCosts() {
            Mark mark = mark("B:WK4:BK14,K15,K18", "14-9");
            assertThat(mark.grade()).isEqualTo(Grade.SLIP);
            Ending.Win after = (Ending.Win) mark.after();
            assertThat(mark.before()).isEqualTo(new Ending.Win(after.plies() - 2 * mark.cost()));
            assertThat(mark.best()).hasToString("[15-11]");
        }

        @Test
        @Tag("BE-5d")
        void isAMistakeWhenItGivesAWinAway() {
            Mark mark = mark("B:WK3:BK24", "24-20");
            assertThat(mark.grade()).isEqualTo(Grade.MISTAKE);
            assertThat(mark.after()).isEqualTo(new Ending.Draw());
            assertThat(mark.best()).hasToString("[24-19]");
        }

        @Test
        void isAMistakeWhenItGivesADrawAway() {
            Mark mark = mark("B:WK9:BK1", "1-6");
            assertThat(mark.grade()).isEqualTo(Grade.MISTAKE);
            assertThat(mark.after()).isInstanceOf(Ending.Loss.class);
        }

        @Test
        void isASlipWhenALostGameIsLostSooner() {
            Position lost = Fen.read("W:WK9:BK7,K24");
            List<Grade> grades =
                    lost.legalMoves().stream().map(one -> trainer.mark(lost, one).grade()).toList();
            assertThat(grades).contains(Grade.BEST).doesNotContain(Grade.MISTAKE);
        }

        @Test
        void thatTheTablesDoNotKnowIsRefused() {
            assertThatThrownBy(() -> mark("B:W21,22,23:B9,10", "9-13"))
                    .hasMessageContaining("Not in the tables");
        }
    }

    @Nested
    class TheAnswer {
        @Test
        @Tag("BE-5d")
        void neverGivesAnythingAwayAndEndsEveryWonLessonWhenTheTablesSay() {
            for (Lesson lesson : Lesson.values()) {
                Position start = lesson.position();
                List<Position> played = playedOut(start);
                if (TABLES.verdict(start) == Endgames.WIN) {
                    assertThat(played).hasSize(TABLES.turnsLeft(start) + 1);
                    assertThat(played.getLast().hasLegalMove()).isFalse();
                } else {
                    assertThat(TABLES.verdict(played.getLast())).isEqualTo(Endgames.DRAW);
                }
            }
        }

        private List<Position> playedOut(Position start) {
            List<Position> played = new ArrayList<>(List.of(start));
            while (played.getLast().hasLegalMove() && played.size() < 120) {
                Move move = trainer.answer(played);
                assertThat(trainer.mark(played.getLast(), move).grade()).isEqualTo(Grade.BEST);
                played.add(played.getLast().after(move));
            }
            return played;
        }
    }
}
