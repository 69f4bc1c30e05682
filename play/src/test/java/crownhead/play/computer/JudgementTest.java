package crownhead.play.computer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class JudgementTest {
    private static final int LOST = -900;

    @Nested
    class AGameThatLooksLost {
        @Test
        @Tag("AI-1e")
        void isGivenUpOnlyAfterSeveralMovesInARow() {
            Judgement soFar = Judgement.NONE;
            for (int move = 1; move < Judgement.MOVES_LOST; move++) {
                soFar = soFar.after(2 * move, LOST);
                assertThat(soFar.resigns()).isFalse();
            }
            assertThat(soFar.after(2 * Judgement.MOVES_LOST, LOST).resigns()).isTrue();
        }

        @Test
        @Tag("AI-1e")
        void isPlayedOnWhenThereWasHopeInBetween() {
            assertThat(judged(LOST, LOST, -100, LOST, LOST, LOST).resigns()).isFalse();
        }

        @Test
        @Tag("AI-1e")
        void isNotGivenUpForAFewMen() {
            assertThat(judged(-300, -300, -300, -300, -300, -300).resigns()).isFalse();
        }

        @Test
        void isJudgedOnceForATurnThatIsThoughtAboutAgain() {
            Judgement again = Judgement.NONE;
            for (int time = 0; time < 2 * Judgement.MOVES_LOST; time++) {
                again = again.after(8, LOST);
            }
            assertThat(again.scores()).containsExactly(LOST);
        }
    }

    @Nested
    class ADraw {
        @Test
        @Tag("AI-1f")
        void isOfferedOnlyAfterManyLevelMovesInARow() {
            assertThat(level(Judgement.MOVES_TO_OFFER - 1, 60).offersDraw()).isFalse();
            assertThat(level(Judgement.MOVES_TO_OFFER, 60).offersDraw()).isTrue();
        }

        @Test
        @Tag("AI-1f")
        void isNotOfferedWhileTheGameIsYoung() {
            assertThat(level(Judgement.MOVES_TO_OFFER, 0).offersDraw()).isFalse();
        }

        @Test
        @Tag("AI-1f")
        void isNotOfferedWhenEitherSideWasBetterLately() {
            Judgement level = level(Judgement.MOVES_TO_OFFER, 60);
            assertThat(level.after(level.ply() + 2, 80).offersDraw()).isFalse();
            assertThat(level.after(level.ply() + 2, -80).offersDraw()).isFalse();
        }

        @Test
        @Tag("AI-1f")
        void isAcceptedOnlyByWhoHasHadNoAdvantageForLong() {
            assertThat(level(Judgement.MOVES_TO_ACCEPT - 1, 0).acceptsDraw()).isFalse();
            Judgement level = level(Judgement.MOVES_TO_ACCEPT, 0);
            assertThat(level.acceptsDraw()).isTrue();
            assertThat(level.after(level.ply() + 2, 150).acceptsDraw()).isFalse();
        }

        @Test
        void isClaimedByWhoIsNotBetter() {
            assertThat(judged(0).claimsDraw()).isTrue();
            assertThat(judged(150).claimsDraw()).isFalse();
            assertThat(Judgement.NONE.claimsDraw()).isFalse();
        }
    }

    private static Judgement level(int moves, int fromPly) {
        Judgement judgement = Judgement.NONE;
        for (int move = 0; move < moves; move++) {
            judgement = judgement.after(fromPly + 2 * move, 5);
        }
        return judgement;
    }

    private static Judgement judged(int... scores) {
        Judgement judgement = Judgement.NONE;
        for (int move = 0; move < scores.length; move++) {
            judgement = judgement.after(2 * move, scores[move]);
        }
        return judgement;
    }
}
