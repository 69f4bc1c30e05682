package crownhead.rules;

import static crownhead.rules.TestMoves.played;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DrawTest {
    private static final Outcome BY_REPETITION = new Outcome.Draw(Outcome.DrawReason.REPETITION);
    private static final Outcome WITHOUT_PROGRESS =
            new Outcome.Draw(Outcome.DrawReason.NO_PROGRESS);

    /** Two kings far from one another, and a man for each side that can make progress. */
    private static final Position KINGS =
            TestPositions.drawn(
                    Side.FIRST,
                    """
                      F   .   .   .
                    .   .   .   f
                      .   .   .   .
                    .   .   .   .
                      .   .   .   .
                    s   .   .   .
                      .   .   .   .
                    .   .   S   .
                    """);

    /** Both kings go out and home again. */
    private static final String[] TO_AND_FRO = {"1-5", "31-26", "5-1", "26-31"};

    /** The kings walk round circles of six and of eight squares, and are never in step. */
    private static final int[] SMALL_CIRCLE = {1, 6, 10, 14, 9, 5};

    private static final int[] LARGE_CIRCLE = {31, 27, 24, 20, 16, 19, 23, 26};

    private static Game toAndFro(DrawRule rule, int times) {
        Game game = Game.from(KINGS, rule);
        for (int i = 0; i < times; i++) {
            game = played(game, TO_AND_FRO);
        }
        return game;
    }

    private static Game walked(DrawRule rule, int plies) {
        Game game = Game.from(KINGS, rule);
        for (int i = 0; i < plies; i++) {
            int[] circle = i % 2 == 0 ? SMALL_CIRCLE : LARGE_CIRCLE;
            int at = i / 2 % circle.length;
            game = played(game, circle[at] + "-" + circle[(at + 1) % circle.length]);
        }
        return game;
    }

    @Nested
    class Agreement {
        @Test
        @Tag("RU-10a")
        void endsTheGameAsADraw() {
            Game drawn = Game.start(DrawRule.CLAIMED).drawnByAgreement();
            assertThat(drawn.outcome()).contains(new Outcome.Draw(Outcome.DrawReason.AGREEMENT));
            assertThat(drawn.isOver()).isTrue();
        }

        @Test
        void keepsTheMovesAndThePosition() {
            Game game = played(Game.start(DrawRule.CLAIMED), "11-15", "23-19");
            Game drawn = game.drawnByAgreement();
            assertThat(drawn.moves()).isEqualTo(game.moves());
            assertThat(drawn.position()).isEqualTo(game.position());
            assertThat(drawn.lastTurn()).isEqualTo(game.lastTurn());
        }
    }

    @Nested
    class Repetition {
        @Test
        @Tag("RU-10c")
        void countsTheStartAsTheFirstOccurrence() {
            assertThat(toAndFro(DrawRule.CLAIMED, 0).occurrences()).isEqualTo(1);
            assertThat(toAndFro(DrawRule.CLAIMED, 1).occurrences()).isEqualTo(2);
        }

        @Test
        @Tag("RU-10b")
        void cannotBeClaimedTheSecondTime() {
            assertThat(toAndFro(DrawRule.CLAIMED, 1).drawClaim()).isEqualTo(Optional.empty());
        }

        @Test
        @Tag("RU-10b")
        @Tag("RU-10c")
        void canBeClaimedTheThirdTimeWithItsPliesAsEvidence() {
            Game game = toAndFro(DrawRule.CLAIMED, 2);
            assertThat(game.isOver()).isFalse();
            assertThat(game.drawClaim()).contains(new DrawClaim.Repetition(List.of(0, 4, 8)));
            assertThat(game.drawnByClaim().outcome()).contains(BY_REPETITION);
        }

        @Test
        void tellsItsEvidenceInWords() {
            assertThat(toAndFro(DrawRule.CLAIMED, 2).drawClaim().orElseThrow().sentence())
                    .isEqualTo(
                            "This position has stood 3 times with the same side to move:"
                                    + " after turns 0, 4 and 8.");
        }

        @Test
        @Tag("RU-10b")
        void countsPositionsThatWereNotInARow() {
            Game game = played(Game.from(KINGS, DrawRule.CLAIMED), TO_AND_FRO);
            game = played(game, "1-6", "31-27", "6-1", "27-31");
            assertThat(game.drawClaim()).contains(new DrawClaim.Repetition(List.of(0, 4, 8)));
        }

        @Test
        @Tag("RU-10h")
        void canNoLongerBeClaimedAfterTheNextMove() {
            Game game = played(toAndFro(DrawRule.CLAIMED, 2), "1-6");
            assertThat(game.drawClaim()).isEqualTo(Optional.empty());
            assertThatIllegalStateException()
                    .isThrownBy(game::drawnByClaim)
                    .withMessage("No draw can be claimed now");
        }

        @Test
        @Tag("RU-10h")
        void canBeClaimedAgainWhenThePositionComesBack() {
            Game game = toAndFro(DrawRule.CLAIMED, 3);
            assertThat(game.drawClaim()).contains(new DrawClaim.Repetition(List.of(0, 4, 8, 12)));
        }

        @Test
        @Tag("RU-10c")
        void isNotTheSamePiecesWithTheOtherSideToMove() {
            // No game can lose a single turn like that: every step changes the sum of the rows
            // by one. So this asks what a game asks, whether two positions are the same.
            assertThat(TestPositions.of("B:WK31:BK1"))
                    .isEqualTo(TestPositions.of("B:WK31:BK1"))
                    .isNotEqualTo(TestPositions.of("W:WK31:BK1"));
        }

        @Test
        @Tag("RU-10j")
        void endsTheGameAtTheThirdTimeWhereThatWasChosen() {
            assertThat(toAndFro(DrawRule.AUTOMATIC, 1).isOver()).isFalse();
            assertThat(toAndFro(DrawRule.AUTOMATIC, 2).outcome()).contains(BY_REPETITION);
        }

        @Test
        @Tag("RU-10k")
        void endsTheGameAtTheFifthTimeInAnyCase() {
            assertThat(toAndFro(DrawRule.CLAIMED, 3).isOver()).isFalse();
            assertThat(toAndFro(DrawRule.CLAIMED, 4).outcome()).contains(BY_REPETITION);
        }

        @Test
        void leavesNoClaimWhenTheGameIsOver() {
            assertThat(toAndFro(DrawRule.CLAIMED, 4).drawClaim()).isEqualTo(Optional.empty());
        }
    }

    @Nested
    class NoProgress {
        @Test
        @Tag("RU-10d")
        void cannotBeClaimedOneTurnBeforeFortyMovesByEachSide() {
            assertThat(walked(DrawRule.CLAIMED, 79).drawClaim()).isEqualTo(Optional.empty());
        }

        @Test
        @Tag("RU-10d")
        void canBeClaimedAfterFortyMovesByEachSide() {
            Game game = walked(DrawRule.CLAIMED, 80);
            assertThat(game.isOver()).isFalse();
            assertThat(game.drawClaim()).contains(new DrawClaim.NoProgress(80));
            assertThat(game.drawnByClaim().outcome()).contains(WITHOUT_PROGRESS);
        }

        @Test
        void tellsItsEvidenceInWords() {
            assertThat(walked(DrawRule.CLAIMED, 80).drawClaim().orElseThrow().sentence())
                    .isEqualTo("The last 40 moves by each side took no piece and advanced no man.");
        }

        @Test
        @Tag("RU-10h")
        void canNoLongerBeClaimedAfterAMoveThatMakesProgress() {
            Game game = played(walked(DrawRule.CLAIMED, 80), "8-12");
            assertThat(game.drawClaim()).isEqualTo(Optional.empty());
        }

        @Test
        @Tag("RU-10j")
        void endsTheGameAfterFortyMovesByEachSideWhereThatWasChosen() {
            assertThat(walked(DrawRule.AUTOMATIC, 79).isOver()).isFalse();
            assertThat(walked(DrawRule.AUTOMATIC, 80).outcome()).contains(WITHOUT_PROGRESS);
        }

        @Test
        @Tag("RU-10l")
        void endsTheGameAfterSixtyMovesByEachSideInAnyCase() {
            assertThat(walked(DrawRule.CLAIMED, 119).isOver()).isFalse();
            assertThat(walked(DrawRule.CLAIMED, 120).outcome()).contains(WITHOUT_PROGRESS);
        }

        @Test
        @Tag("RU-10e")
        void isCountedByTheStepsOfKings() {
            assertThat(walked(DrawRule.CLAIMED, 7).pliesWithoutProgress()).isEqualTo(7);
        }

        @Test
        @Tag("RU-10e")
        void isCountedFromZeroAfterAMansAdvance() {
            Game game = played(walked(DrawRule.CLAIMED, 12), "8-12");
            assertThat(game.pliesWithoutProgress()).isZero();
        }

        @Test
        @Tag("RU-10e")
        void isCountedFromZeroAfterACaptureByAMan() {
            Game game = Game.from(TestPositions.of("B:W12,K22:BK1,14"), DrawRule.CLAIMED);
            Game after = played(game, "1-5", "22-18");
            assertThat(after.pliesWithoutProgress()).isEqualTo(2);
            assertThat(played(after, "14x23").pliesWithoutProgress()).isZero();
        }

        @Test
        @Tag("RU-10e")
        void isCountedFromZeroAfterACaptureByAKing() {
            Game game = Game.from(TestPositions.of("B:WK31,21:BK1,K23"), DrawRule.CLAIMED);
            Game after = played(game, "1-5", "31-27");
            assertThat(after.pliesWithoutProgress()).isEqualTo(2);
            assertThat(played(after, "23x32").pliesWithoutProgress()).isZero();
        }
    }
}
