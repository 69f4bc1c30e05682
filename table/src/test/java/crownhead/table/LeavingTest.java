package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.CALL_TIME;
import static crownhead.table.TableFixture.EVE;
import static crownhead.table.TableFixture.NOON;
import static crownhead.table.TableFixture.playing;
import static crownhead.table.TableFixture.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.Result.Win;
import crownhead.table.Result.WinReason;
import crownhead.table.TableCommand.Leave;
import crownhead.table.TableCommand.OfferDraw;
import crownhead.table.TableCommand.Resign;
import crownhead.table.TableCommand.Return;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LeavingTest {
    private static TableFixture begun() {
        return playing().moves("11-15 23-19");
    }

    @Nested
    class Leaving {
        @Test
        @Tag("GA-7c")
        void startsAGraceOfThirtySecondsByDefault() {
            assertThat(begun().events(new Leave(ADA)))
                    .containsExactly(new TableEvent.Left(Side.FIRST, NOON.plusSeconds(30)));
        }

        @Test
        void startsTheGraceOfTheTerms() {
            TableFixture table = playing(TestTerms.untimed().grace(Duration.ofMinutes(2)));
            assertThat(table.with(new Leave(BEN)).table().nextDeadline())
                    .contains(NOON.plusSeconds(120));
        }

        @Test
        void endsTheGameAtOnceWithoutAGrace() {
            TableFixture table = playing(TestTerms.untimed().grace(Duration.ZERO));
            assertThat(table.moves("11-15 23-19").with(new Leave(ADA)).result())
                    .isEqualTo(new Win(Side.SECOND, WinReason.LEFT));
        }

        @Test
        void changesNothingTheSecondTime() {
            TableFixture table = begun().with(new Leave(ADA)).seconds(20);
            assertThat(table.refusal(new Leave(ADA))).isEqualTo(Refusal.Plain.NOTHING_CHANGES);
            assertThat(table.table().nextDeadline()).contains(NOON.plusSeconds(30));
        }

        @Test
        void isNothingBeforeTheStart() {
            assertThat(waiting(TestTerms.untimed()).refusal(new Leave(ADA)))
                    .isEqualTo(Refusal.Plain.NOT_STARTED);
        }

        @Test
        void isNothingForAStranger() {
            assertThat(begun().refusal(new Leave(EVE))).isEqualTo(Refusal.Plain.NOT_SEATED);
        }

        @Test
        @Tag("GA-7g")
        void changesNothingInACorrespondenceGame() {
            TableFixture table = playing(TestTerms.timed(new TimeControl.Correspondence(3)));
            table.moves("11-15 23-19");
            assertThat(table.refusal(new Leave(ADA))).isEqualTo(Refusal.Plain.NOTHING_CHANGES);
            assertThat(table.table().conduct(Side.FIRST).isAway()).isFalse();
        }
    }

    @Nested
    class WhileAPlayerIsAway {
        private final TableFixture table = begun().with(new Leave(ADA));

        @Test
        @Tag("GA-7e")
        void comingBackCancelsTheGrace() {
            assertThat(table.seconds(29).events(new Return(ADA)))
                    .containsExactly(new TableEvent.Returned(Side.FIRST));
            assertThat(table.minutes(10).table().nextDeadline()).isEqualTo(Optional.empty());
            assertThat(table.moves("9-14").table().isOver()).isFalse();
        }

        @Test
        void aSecondGraceIsAsLongAsTheFirst() {
            table.seconds(29).with(new Return(ADA), new Leave(ADA));
            assertThat(table.table().nextDeadline()).contains(NOON.plusSeconds(59));
        }

        @Test
        @Tag("GA-7f")
        @Tag("GA-8a")
        void theOneWhoStayedWinsWhenTheGraceRunsOut() {
            assertThat(table.seconds(30).with(CALL_TIME).result())
                    .isEqualTo(new Win(Side.SECOND, WinReason.LEFT));
        }

        @Test
        @Tag("GA-7f")
        void comingBackWhenTheGraceIsOverIsTooLate() {
            table.seconds(30).overtaking(new Return(ADA));
            assertThat(table.result()).isEqualTo(new Win(Side.SECOND, WinReason.LEFT));
        }

        @Test
        @Tag("GA-7e")
        void aMoveOfTheirsBringsThemBack() {
            assertThat(table.seconds(29).events(table.play(ADA, "9-14")))
                    .hasSize(2)
                    .first()
                    .isEqualTo(new TableEvent.Returned(Side.FIRST));
            assertThat(table.minutes(10).table().nextDeadline()).isEqualTo(Optional.empty());
        }

        @Test
        void whateverTheyDoBringsThemBack() {
            assertThat(table.events(new OfferDraw(ADA)))
                    .containsExactly(
                            new TableEvent.Returned(Side.FIRST),
                            new TableEvent.DrawOffered(Side.FIRST));
        }

        @Test
        void whatTimeHasDoneComesBeforeTheirReturn() {
            TableFixture timed = playing(TestTerms.timed(TimeControl.PerMove.STANDARD));
            timed.moves("11-15 23-19").minutes(4).seconds(50).with(new Leave(ADA)).seconds(20);
            assertThat(timed.events(timed.play(ADA, "9-14")))
                    .hasSize(3)
                    .startsWith(
                            new TableEvent.Warned(Side.FIRST, Duration.ofMinutes(1)),
                            new TableEvent.Returned(Side.FIRST));
        }

        @Test
        void whatIsRefusedDoesNotBringThemBack() {
            assertThat(table.refusal(table.play(ADA, "9-15"))).isNotNull();
            assertThat(table.refusal(new Leave(ADA))).isEqualTo(Refusal.Plain.NOTHING_CHANGES);
            assertThat(table.table().conduct(Side.FIRST).isAway()).isTrue();
        }

        @Test
        void whatTheOpponentDoesDoesNotBringThemBack() {
            assertThat(table.events(new OfferDraw(BEN)))
                    .containsExactly(new TableEvent.DrawOffered(Side.SECOND));
            assertThat(table.table().conduct(Side.FIRST).isAway()).isTrue();
        }

        @Test
        void theOpponentMayResign() {
            assertThat(table.with(new Resign(BEN)).result())
                    .isEqualTo(new Win(Side.FIRST, WinReason.RESIGNED));
        }

        @Test
        void theClockMayRunOutFirst() {
            TableFixture timed =
                    playing(
                            TestTerms.timed(
                                    new TimeControl.PerPlayer(
                                            Duration.ofSeconds(20), Duration.ZERO)));
            timed.moves("11-15 23-19").with(new Leave(BEN)).minutes(1).with(CALL_TIME);
            assertThat(timed.result()).isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }
    }

    @Nested
    class WhenBothPlayersAreAway {
        private final TableFixture table = begun().with(new Leave(BEN)).seconds(10);

        @Test
        void theOneWhoLeftFirstLoses() {
            table.with(new Leave(ADA)).minutes(1).with(CALL_TIME);
            assertThat(table.result()).isEqualTo(new Win(Side.FIRST, WinReason.LEFT));
        }

        @Test
        void theOneWhoLeftLastLosesWhenTheOtherCameBack() {
            table.with(new Leave(ADA), new Return(BEN)).minutes(1).with(CALL_TIME);
            assertThat(table.result()).isEqualTo(new Win(Side.SECOND, WinReason.LEFT));
        }
    }

    @Nested
    class Returning {
        @Test
        void changesNothingForAPlayerWhoIsThere() {
            assertThat(begun().refusal(new Return(ADA))).isEqualTo(Refusal.Plain.NOTHING_CHANGES);
        }
    }
}
