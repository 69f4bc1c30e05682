package crownhead.table.series;

import static crownhead.table.series.Invitation.GO_ON;
import static crownhead.table.series.Invitation.REMATCH;
import static crownhead.table.series.Invitation.TAKE_SEAT;
import static crownhead.table.series.SeriesFixture.ADA;
import static crownhead.table.series.SeriesFixture.BEN;
import static crownhead.table.series.SeriesFixture.CALL_TIME;
import static crownhead.table.series.SeriesFixture.CAT;
import static crownhead.table.series.SeriesFixture.DAN;
import static crownhead.table.series.SeriesFixture.EVE;
import static crownhead.table.series.SeriesFixture.FAY;
import static crownhead.table.series.SeriesFixture.playing;
import static crownhead.table.series.SeriesFixture.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.table.Seats;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who is asked what between two games, and what comes of the answers. */
class InvitationTest {
    @Nested
    class AfterAFinishedGame {
        private final SeriesFixture table = playing(ADA, BEN, CAT, DAN).gameOver();

        @Test
        @Tag("GA-9a")
        @Tag("TA-5f")
        void bothPlayersAreAskedForARematchAtOnce() {
            assertThat(table.stage()).isEqualTo(table.asking(REMATCH, 60, ADA, BEN));
            assertThat(table.series().nextDeadline()).contains(SeriesFixture.NOON.plusSeconds(60));
        }

        @Test
        @Tag("GA-9a")
        @Tag("TA-5f")
        void theRematchStartsWithTheSidesSwappedWhenBothAgree() {
            table.yes(BEN).yes(ADA);
            assertThat(table.last())
                    .containsExactly(
                            new SeriesEvent.Replied(ADA, Answer.YES),
                            new SeriesEvent.GameOpened(2, new Seats(BEN, ADA)));
            assertThat(table.stage()).isEqualTo(playing(2, BEN, ADA));
        }

        @Test
        void nothingStartsWhileOneAnswerIsMissing() {
            assertThat(table.yes(BEN).stage()).isEqualTo(table.asking(REMATCH, 60, ADA));
            assertThat(table.series().seated()).containsExactly(ADA, BEN);
        }

        @Test
        @Tag("GA-9b")
        void theFirstSpectatorIsAskedIfOneDeclines() {
            table.no(ADA).yes(BEN);
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
            assertThat(table.series().seated()).containsExactly(BEN);
        }

        @Test
        void whoDeclinesGivesUpTheSeatAtOnce() {
            assertThat(table.no(ADA).last())
                    .containsExactly(
                            new SeriesEvent.Replied(ADA, Answer.NO), new SeriesEvent.Unseated(ADA));
        }

        @Test
        void silenceIsNo() {
            table.yes(BEN).timeIsCalledAfter(60);
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
            assertThat(table.series().seated()).containsExactly(BEN);
        }

        @Test
        void departureIsNo() {
            table.yes(BEN).departs(ADA);
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
        }

        @Test
        void aYesIsVoidOnceItsAuthorIsGone() {
            table.yes(BEN).departs(BEN);
            assertThat(table.stage()).isEqualTo(table.asking(REMATCH, 60, ADA));
            assertThat(table.yes(ADA).stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
        }

        @Test
        @Tag("TA-5f")
        void theTableWaitsIfBothDecline() {
            table.no(ADA).no(BEN);
            assertThat(table.stage()).isEqualTo(waiting());
            assertThat(table.series().seated()).isEmpty();
            assertThat(table.series().present()).hasSize(4);
        }

        @Test
        void theTableWaitsIfBothKeepSilent() {
            assertThat(table.timeIsCalledAfter(60).stage()).isEqualTo(waiting());
            assertThat(table.series().seated()).isEmpty();
        }
    }

    @Nested
    class Spectators {
        private final SeriesFixture table =
                playing(ADA, BEN).arrivesToWatch(EVE).arrives(CAT).arrives(DAN).gameOver();

        private SeriesFixture asked() {
            return table.no(ADA).yes(BEN);
        }

        @Test
        @Tag("GA-9b")
        void areAskedOneAfterTheOtherInTheOrderTheyCame() {
            asked();
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
            assertThat(table.no(CAT).stage()).isEqualTo(table.asking(TAKE_SEAT, 15, DAN));
        }

        @Test
        @Tag("GA-9b")
        void playWhenTheyAgree() {
            asked().no(CAT).yes(DAN);
            assertThat(table.last())
                    .containsExactly(
                            new SeriesEvent.Replied(DAN, Answer.YES),
                            new SeriesEvent.Seated(DAN),
                            new SeriesEvent.GameOpened(2, new Seats(BEN, DAN)));
        }

        @Test
        @Tag("GA-9c")
        void areTakenToDeclineWhenTheySayNothingForFifteenSeconds() {
            asked().later(14);
            assertThat(table.refusal(CALL_TIME)).isEqualTo(SeriesRefusal.NOTHING_DUE);
            table.timeIsCalledAfter(1);
            assertThat(table.last()).startsWith(new SeriesEvent.Replied(CAT, Answer.NO));
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, DAN));
        }

        @Test
        @Tag("GA-9c")
        void comeTooLateWithAYesAfterTheirTime() {
            asked().later(15);
            assertThat(table.refusal(table.reply(CAT, Answer.YES)))
                    .isEqualTo(SeriesRefusal.NOT_ASKED);
        }

        @Test
        void haveTheirFullTimeEvenWhenTimeWasCalledLate() {
            asked().timeIsCalledAfter(1000);
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, DAN));
        }

        @Test
        void arePassedOverWhenTheyLeave() {
            assertThat(asked().departs(CAT).stage()).isEqualTo(table.asking(TAKE_SEAT, 15, DAN));
        }

        @Test
        void areNewAndAskedLastWhenTheyComeBack() {
            asked().departs(CAT).arrives(CAT).no(DAN);
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
        }

        @Test
        void arePassedOverWhenTheyCameToWatchOrJustDeclined() {
            assertThat(asked().no(CAT).no(DAN).stage()).isEqualTo(waiting());
        }

        @Test
        void whoComeMeanwhileAreAskedLast() {
            asked().arrives(FAY);
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
            table.no(CAT).no(DAN);
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, FAY));
        }

        @Test
        void areStillAskedWhenTheOneWhoWaitedForThemLeaves() {
            asked().departs(BEN);
            assertThat(table.series().seated()).isEmpty();
            assertThat(table.yes(CAT).stage()).isEqualTo(table.asking(TAKE_SEAT, 15, DAN));
            assertThat(table.yes(DAN).stage()).isEqualTo(playing(2, CAT, DAN));
        }

        @Test
        void whoAreNotAskedMayLeaveUnnoticed() {
            Stage before = asked().stage();
            assertThat(table.departs(DAN).stage()).isEqualTo(before);
            assertThat(table.last()).hasSize(1);
        }

        @Test
        @Tag("TA-5d")
        void leaveTheSeatToANewcomerWhenNobodyTakesIt() {
            asked().no(CAT).no(DAN);
            assertThat(table.series().seated()).containsExactly(BEN);
            assertThat(table.arrives(FAY).stage()).isEqualTo(playing(2, BEN, FAY));
        }

        @Test
        void mayThinkBetterOfItWhileTheTableWaits() {
            assertThat(asked().no(CAT).no(DAN).sits(ADA).stage()).isEqualTo(playing(2, BEN, ADA));
        }

        @Test
        void areAskedAgainAfterTheNextGame() {
            asked().no(CAT).yes(DAN).gameOver().yes(BEN).no(DAN);
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, ADA));
            assertThat(table.no(ADA).stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
        }
    }

    @Nested
    class WhenAPlayerHasDropped {
        private final SeriesFixture table = playing(ADA, BEN, CAT, DAN).departs(ADA).gameOver();

        @Test
        @Tag("TA-5b")
        void theWinnerIsAskedToGoOn() {
            assertThat(table.stage()).isEqualTo(table.asking(GO_ON, 60, BEN));
        }

        @Test
        @Tag("TA-5c")
        void spectatorsAreAskedInOrderIfTheWinnerGoesOn() {
            assertThat(table.yes(BEN).stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
            assertThat(table.no(CAT).stage()).isEqualTo(table.asking(TAKE_SEAT, 15, DAN));
            assertThat(table.yes(DAN).stage()).isEqualTo(playing(2, BEN, DAN));
        }

        @Test
        void theOneWhoDroppedIsAskedLikeAnyOtherOnceBack() {
            table.arrives(ADA).yes(BEN).no(CAT).no(DAN);
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, ADA));
        }

        @Test
        @Tag("TA-5d")
        void theTableWaitsForANewcomerIfNoSpectatorTakesTheSeat() {
            assertThat(table.yes(BEN).no(CAT).no(DAN).stage()).isEqualTo(waiting());
            assertThat(table.arrives(EVE).stage()).isEqualTo(playing(2, BEN, EVE));
        }

        @Test
        void theTableClosesIfTheWinnerDeclines() {
            assertThat(table.no(BEN).last())
                    .containsExactly(
                            new SeriesEvent.Replied(BEN, Answer.NO),
                            new SeriesEvent.Unseated(BEN),
                            new SeriesEvent.Closed());
        }

        @Test
        void theTableClosesIfTheWinnerKeepsSilentOrLeaves() {
            SeriesFixture left = playing(ADA, BEN, CAT).departs(ADA).gameOver().departs(BEN);
            assertThat(left.stage()).isEqualTo(new Stage.Closed());
            assertThat(table.timeIsCalledAfter(60).stage()).isEqualTo(new Stage.Closed());
        }

        @Test
        void aClosedTableRefusesEverything() {
            table.later(60);
            assertThat(table.refusal(table.arrival(EVE, Wish.PLAY)))
                    .isEqualTo(SeriesRefusal.SERIES_CLOSED);
            table.with(CALL_TIME);
            assertThat(table.refusal(CALL_TIME)).isEqualTo(SeriesRefusal.SERIES_CLOSED);
            assertThat(table.refusal(new SeriesCommand.Depart(CAT)))
                    .isEqualTo(SeriesRefusal.SERIES_CLOSED);
            assertThat(table.refusal(table.sitting(CAT))).isEqualTo(SeriesRefusal.SERIES_CLOSED);
        }
    }

    @Nested
    class WhenBothPlayersHaveDropped {
        private final SeriesFixture table =
                playing(ADA, BEN, CAT, DAN).departs(ADA).departs(BEN).gameOver();

        @Test
        void spectatorsAreAskedForBothSeats() {
            assertThat(table.stage()).isEqualTo(table.asking(TAKE_SEAT, 15, CAT));
            assertThat(table.yes(CAT).stage()).isEqualTo(table.asking(TAKE_SEAT, 15, DAN));
            assertThat(table.yes(DAN).stage()).isEqualTo(playing(2, CAT, DAN));
        }

        @Test
        void theTableWaitsWithTheOneWhoAgreed() {
            assertThat(table.yes(CAT).no(DAN).stage()).isEqualTo(waiting());
            assertThat(table.series().seated()).containsExactly(CAT);
        }

        @Test
        void theTableWaitsIfNobodyIsThere() {
            SeriesFixture deserted = playing(ADA, BEN).departs(ADA).departs(BEN).gameOver();
            assertThat(deserted.stage()).isEqualTo(waiting());
        }
    }

    @Nested
    class WhatIsDue {
        @Test
        void comesBeforeWhatIsAskedThen() {
            SeriesFixture table = playing(ADA, BEN).gameOver().later(60).arrives(CAT);
            assertThat(table.last())
                    .containsExactly(
                            new SeriesEvent.Replied(ADA, Answer.NO),
                            new SeriesEvent.Unseated(ADA),
                            new SeriesEvent.Replied(BEN, Answer.NO),
                            new SeriesEvent.Unseated(BEN),
                            new SeriesEvent.Arrived(CAT, Wish.PLAY),
                            new SeriesEvent.Seated(CAT));
        }
    }
}
