package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.CALL_TIME;
import static crownhead.table.TableFixture.NOON;
import static crownhead.table.TableFixture.playing;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.TableCommand.Continue;
import crownhead.table.TableCommand.Leave;
import crownhead.table.TableCommand.Pause;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PauseTest {
    private static final TestTerms TEN_MINUTES =
            TestTerms.timed(TimeControl.PerPlayer.WEB_STANDARD);

    @Nested
    class WhileTheGameIsPaused {
        private final TableFixture table =
                playing(TEN_MINUTES).moves("11-15 23-19").seconds(40).with(new Pause(BEN));

        @Test
        @Tag("GA-6a")
        void theClockStands() {
            assertThat(table.minutes(4).left(Side.FIRST)).isEqualTo(Duration.ofSeconds(560));
            assertThat(table.left(Side.SECOND)).isEqualTo(Duration.ofMinutes(10));
        }

        @Test
        @Tag("GA-6b")
        void noMoveIsAccepted() {
            assertThat(table.refusal(table.play(ADA, "9-14"))).isEqualTo(Refusal.Plain.PAUSED);
            assertThat(table.refusal(table.play(BEN, "27-23"))).isEqualTo(Refusal.Plain.PAUSED);
        }

        @Test
        @Tag("GA-6d")
        void thePlayerWhoPausedMayContinue() {
            table.minutes(2).with(new Continue(BEN));
            assertThat(table.table().pause()).isEqualTo(Optional.empty());
            assertThat(table.seconds(10).left(Side.FIRST)).isEqualTo(Duration.ofSeconds(550));
        }

        @Test
        @Tag("GA-6d")
        void theOtherPlayerMayNotContinue() {
            assertThat(table.refusal(new Continue(ADA))).isEqualTo(Refusal.Plain.NOT_YOUR_PAUSE);
        }

        @Test
        void nobodyPausesAgain() {
            assertThat(table.refusal(new Pause(ADA))).isEqualTo(Refusal.Plain.PAUSED);
            assertThat(table.refusal(new Pause(BEN))).isEqualTo(Refusal.Plain.PAUSED);
        }

        @Test
        @Tag("GA-6f")
        void itsEndIsFiveMinutesAwayByDefault() {
            assertThat(table.table().pause())
                    .contains(new Table.Pause(Side.SECOND, NOON.plusSeconds(340)));
            assertThat(table.table().nextDeadline()).contains(NOON.plusSeconds(340));
        }

        @Test
        @Tag("GA-6h")
        void theGameGoesOnWhenThePauseExpires() {
            assertThat(table.minutes(5).events(CALL_TIME))
                    .containsExactly(new TableEvent.Continued(table.table().clock()));
            assertThat(table.seconds(10).left(Side.FIRST)).isEqualTo(Duration.ofSeconds(550));
        }

        @Test
        @Tag("GA-6h")
        void aMoveIsAcceptedOnceThePauseHasExpired() {
            assertThat(table.minutes(5).seconds(7).events(table.play(ADA, "9-14")))
                    .hasExactlyElementsOfTypes(TableEvent.Continued.class, TableEvent.Moved.class);
            assertThat(table.left(Side.FIRST)).isEqualTo(Duration.ofSeconds(553));
        }

        @Test
        @Tag("GA-6i")
        void thePlayerWhoPausedAndLeftLosesAfterTheGrace() {
            table.with(new Leave(BEN)).seconds(30).with(CALL_TIME);
            assertThat(table.result()).isEqualTo(new Result.Win(Side.FIRST, Result.WinReason.LEFT));
        }

        @Test
        void theOtherPlayerWhoLeftLosesAfterTheGraceToo() {
            table.with(new Leave(ADA)).seconds(30).with(CALL_TIME);
            assertThat(table.result())
                    .isEqualTo(new Result.Win(Side.SECOND, Result.WinReason.LEFT));
        }
    }

    @Nested
    class Pausing {
        @Test
        void isAllowedOnOnesOwnTurnToo() {
            assertThat(playing(TEN_MINUTES).with(new Pause(ADA)).table().pause()).isPresent();
        }

        @Test
        @Tag("GA-6e")
        void isPossibleThreeTimesByDefault() {
            TableFixture table = playing(TEN_MINUTES);
            for (int i = 0; i < 3; i++) {
                table.with(new Pause(ADA), new Continue(ADA));
            }
            assertThat(table.refusal(new Pause(ADA))).isEqualTo(Refusal.Plain.NO_PAUSES_LEFT);
        }

        @Test
        @Tag("GA-6e")
        void isCountedForEachPlayer() {
            TableFixture table = playing(TEN_MINUTES.pauses(1, Duration.ofMinutes(1)));
            table.with(new Pause(ADA), new Continue(ADA), new Pause(BEN));
            assertThat(table.table().conduct(Side.FIRST).pausesUsed()).isEqualTo(1);
            assertThat(table.table().conduct(Side.SECOND).pausesUsed()).isEqualTo(1);
        }

        @Test
        @Tag("LO-1d")
        void isImpossibleInARatedGame() {
            TableFixture rated = playing(TestTerms.rated(TimeControl.PerPlayer.WEB_STANDARD));
            assertThat(rated.refusal(new Pause(ADA))).isEqualTo(Refusal.Plain.NO_PAUSES_LEFT);
        }

        @Test
        void lastsAsLongAsTheTermsSay() {
            TableFixture table = playing(TEN_MINUTES.pauses(1, Duration.ofMinutes(1)));
            assertThat(table.with(new Pause(ADA)).table().nextDeadline())
                    .contains(NOON.plusSeconds(60));
        }

        @Test
        void doesNotHideHowLongAPlayerThought() {
            TableFixture table = playing().seconds(50).with(new Pause(ADA)).minutes(2);
            table.with(new Continue(ADA)).seconds(4).with(new Pause(BEN)).minutes(1);
            table.with(new Continue(BEN)).seconds(6).moves("11-15").seconds(3).moves("22-18");
            assertThat(table.table().thought().all())
                    .containsExactly(Duration.ofSeconds(60), Duration.ofSeconds(3));
        }
    }

    @Nested
    class Continuing {
        @Test
        void isRefusedWhenTheGameIsNotPaused() {
            assertThat(playing().refusal(new Continue(ADA))).isEqualTo(Refusal.Plain.NOT_PAUSED);
        }

        @Test
        void isTooLateWhenThePauseHasExpired() {
            TableFixture table = playing().with(new Pause(ADA)).minutes(5);
            assertThat(table.refusal(new Continue(ADA))).isEqualTo(Refusal.Plain.NOT_PAUSED);
        }
    }
}
