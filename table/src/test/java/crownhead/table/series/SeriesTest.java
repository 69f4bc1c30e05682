package crownhead.table.series;

import static crownhead.table.series.Invitation.GO_ON;
import static crownhead.table.series.Invitation.REMATCH;
import static crownhead.table.series.SeriesFixture.ADA;
import static crownhead.table.series.SeriesFixture.BEN;
import static crownhead.table.series.SeriesFixture.CALL_TIME;
import static crownhead.table.series.SeriesFixture.CAT;
import static crownhead.table.series.SeriesFixture.DAN;
import static crownhead.table.series.SeriesFixture.EVE;
import static crownhead.table.series.SeriesFixture.empty;
import static crownhead.table.series.SeriesFixture.playing;
import static crownhead.table.series.SeriesFixture.waiting;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.Side;
import crownhead.table.Seats;
import crownhead.table.Terms;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SeriesTest {
    @Nested
    class WhoComesToATableThatWaits {
        @Test
        void takesASeat() {
            SeriesFixture table = empty().arrives(ADA);
            assertThat(table.stage()).isEqualTo(waiting());
            assertThat(table.series().seated()).containsExactly(ADA);
        }

        @Test
        @Tag("TA-1b")
        void startsTheFirstGameIfSomebodySitsThere() {
            SeriesFixture table = empty().arrives(ADA).arrives(BEN);
            assertThat(table.last())
                    .containsExactly(
                            new SeriesEvent.Arrived(BEN, Wish.PLAY),
                            new SeriesEvent.Seated(BEN),
                            new SeriesEvent.GameOpened(1, new Seats(ADA, BEN)));
            assertThat(table.stage()).isEqualTo(playing(1, ADA, BEN));
            assertThat(table.series().games()).isEqualTo(1);
        }

        @Test
        void isNotSeatedIfTheyCameToWatch() {
            SeriesFixture table = empty().arrivesToWatch(EVE).arrives(ADA);
            assertThat(table.series().seated()).containsExactly(ADA);
            assertThat(table.stage()).isEqualTo(waiting());
        }

        @Test
        void takesTheSeatOfSomebodyWhoLeft() {
            SeriesFixture table = empty().arrives(ADA).departs(ADA).arrives(BEN).arrives(CAT);
            assertThat(table.stage()).isEqualTo(playing(1, BEN, CAT));
        }
    }

    @Nested
    class WhoComesDuringAGame {
        @Test
        @Tag("TA-1b")
        void watchesInTheOrderOfComing() {
            SeriesFixture table = playing(ADA, BEN, CAT).arrivesToWatch(EVE).arrives(DAN);
            assertThat(table.series().present())
                    .extracting(Guest::id)
                    .containsExactly(ADA, BEN, CAT, EVE, DAN);
            assertThat(table.series().seated()).containsExactly(ADA, BEN);
        }

        @Test
        void isNotNoticedWhenTheyLeaveAgain() {
            SeriesFixture table = playing(ADA, BEN, CAT).departs(CAT);
            assertThat(table.last()).containsExactly(new SeriesEvent.Departed(CAT));
            assertThat(table.series()).isEqualTo(playing(ADA, BEN).series());
        }
    }

    @Nested
    class Sides {
        @Test
        void areTossedForTwoWhoAreNew() {
            assertThat(started(Terms.Seating.RANDOM, Side.FIRST)).isEqualTo(playing(1, ADA, BEN));
            assertThat(started(Terms.Seating.RANDOM, Side.SECOND)).isEqualTo(playing(1, BEN, ADA));
        }

        @Test
        void areAsTheTermsSayForTwoWhoAreNew() {
            assertThat(started(Terms.Seating.HOST_FIRST, Side.SECOND))
                    .isEqualTo(playing(1, ADA, BEN));
            assertThat(started(Terms.Seating.HOST_SECOND, Side.FIRST))
                    .isEqualTo(playing(1, BEN, ADA));
        }

        @Test
        void changeForTheOneWhoPlayedTheLastGame() {
            SeriesFixture stays = playing(ADA, BEN, CAT).gameOver().yes(BEN).no(ADA).yes(CAT);
            assertThat(stays.stage()).isEqualTo(playing(2, BEN, CAT));
            SeriesFixture laterSeated = playing(ADA, BEN, CAT).gameOver().no(ADA).no(BEN);
            assertThat(laterSeated.sits(CAT).sits(ADA).stage()).isEqualTo(playing(2, CAT, ADA));
        }

        @Test
        void changeAgainWithEveryRematch() {
            SeriesFixture table = playing(ADA, BEN);
            table.gameOver().yes(ADA).yes(BEN).gameOver().yes(ADA).yes(BEN);
            assertThat(table.stage()).isEqualTo(playing(3, ADA, BEN));
        }

        private static Stage started(Terms.Seating seating, Side toss) {
            return empty(seating, toss).arrives(ADA).arrives(BEN).stage();
        }
    }

    @Nested
    class APlayerWhoLeavesTheGame {
        private final SeriesFixture table = playing(ADA, BEN).departs(BEN);

        @Test
        void isGoneWhileTheGameIsNotOverYet() {
            assertThat(table.series().present()).containsExactly(new Guest(ADA, Wish.PLAY));
            assertThat(table.series().seated()).containsExactly(ADA);
            assertThat(table.stage()).isEqualTo(playing(1, ADA, BEN));
        }

        @Test
        void isASpectatorWhenTheyComeBack() {
            table.arrives(BEN).gameOver();
            assertThat(table.stage()).isEqualTo(table.asking(GO_ON, 60, ADA));
        }
    }

    @Nested
    class ATableThatWaits {
        private final SeriesFixture table =
                playing(ADA, BEN, CAT).arrivesToWatch(EVE).gameOver().no(ADA).no(BEN);

        @Test
        void letsAnyoneSitDown() {
            assertThat(table.sits(BEN).stage()).isEqualTo(waiting());
            assertThat(table.sits(EVE).stage()).isEqualTo(playing(2, BEN, EVE));
        }

        @Test
        void asksWhoCameToWatchForARematchOnceTheyHavePlayed() {
            table.sits(EVE).sits(CAT).gameOver();
            assertThat(table.stage()).isEqualTo(table.asking(REMATCH, 60, EVE, CAT));
        }

        @Test
        void hasNoDeadline() {
            assertThat(table.series().nextDeadline()).isEmpty();
        }
    }

    @Nested
    class Refused {
        private final SeriesFixture asking = playing(ADA, BEN, CAT).gameOver();

        @Test
        void isEveryCommandThatHasNoPlace() {
            SeriesFixture playing = playing(ADA, BEN, CAT);
            SeriesFixture closed = playing(ADA, BEN).departs(BEN).gameOver().no(ADA);
            assertThat(
                            List.of(
                                    playing.refusal(playing.arrival(ADA, Wish.PLAY)),
                                    playing.refusal(new SeriesCommand.Depart(EVE)),
                                    asking.refusal(asking.reply(CAT, Answer.YES)),
                                    asking.refusal(asking.sitting(ADA)),
                                    playing.refusal(playing.sitting(CAT)),
                                    asking.refusal(asking.sitting(CAT)),
                                    playing.refusal(new SeriesCommand.GameOver(2)),
                                    playing.refusal(CALL_TIME),
                                    closed.refusal(closed.arrival(EVE, Wish.PLAY))))
                    .containsExactly(SeriesRefusal.values());
        }

        @Test
        void isASecondAnswer() {
            asking.yes(ADA);
            assertThat(asking.refusal(asking.reply(ADA, Answer.NO)))
                    .isEqualTo(SeriesRefusal.NOT_ASKED);
        }

        @Test
        void isASeatForAStranger() {
            SeriesFixture table = empty();
            assertThat(table.refusal(table.sitting(EVE))).isEqualTo(SeriesRefusal.NOT_HERE);
        }

        @Test
        void isTheEndOfAGameThatIsOver() {
            assertThat(asking.refusal(new SeriesCommand.GameOver(1)))
                    .isEqualTo(SeriesRefusal.NO_SUCH_GAME);
        }

        @Test
        void hasACodeOfSmallLettersAndASentence() {
            assertThat(SeriesRefusal.values())
                    .extracting(SeriesRefusal::code)
                    .doesNotHaveDuplicates()
                    .allMatch(code -> code.matches("[a-z]+(-[a-z]+)*"));
            assertThat(SeriesRefusal.values())
                    .extracting(SeriesRefusal::sentence)
                    .allMatch(sentence -> sentence.endsWith("."));
        }
    }

    @Nested
    class Replaying {
        @Test
        void refusesWhatCannotHaveHappened() {
            Series series = playing(ADA, BEN).series();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> series.after(new SeriesEvent.Opened(SeriesTerms.STANDARD)));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> series.after(new SeriesEvent.GameOver(2)));
        }
    }

    @Test
    @Tag("GA-9c")
    void theUsualTermsGiveAPlayerAMinuteAndASpectatorFifteenSecondsToAnswer() {
        assertThat(SeriesTerms.STANDARD)
                .isEqualTo(
                        new SeriesTerms(
                                Terms.Seating.RANDOM,
                                Duration.ofMinutes(1),
                                Duration.ofSeconds(15)));
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new SeriesTerms(
                                Terms.Seating.RANDOM, Duration.ofMinutes(1), Duration.ZERO));
    }
}
