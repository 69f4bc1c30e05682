package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.BEN;
import static crownhead.table.TableFixture.CALL_TIME;
import static crownhead.table.TableFixture.NOON;
import static crownhead.table.TableFixture.playing;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.Result.Win;
import crownhead.table.Result.WinReason;
import crownhead.table.TableCommand.Leave;
import crownhead.table.TableCommand.Pause;
import crownhead.table.TableCommand.Resign;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DeadlineTest {
    private static final TestTerms TEN_MINUTES =
            TestTerms.timed(TimeControl.PerPlayer.WEB_STANDARD);
    private static final TestTerms TEN_SECONDS =
            TestTerms.timed(new TimeControl.PerPlayer(Duration.ofSeconds(10), Duration.ZERO));

    private static TableFixture begun(TestTerms terms) {
        return playing(terms).moves("11-15 23-19");
    }

    @Nested
    class TheNextDeadline {
        @Test
        void isAbsentWhenNothingRuns() {
            assertThat(playing().table().nextDeadline()).isEqualTo(Optional.empty());
        }

        @Test
        void isTheFlagWhenNoWarningIsLeft() {
            assertThat(begun(TEN_SECONDS).table().nextDeadline()).contains(NOON.plusSeconds(10));
        }

        @Test
        void isTheEarliestOfAll() {
            TableFixture table = begun(TEN_MINUTES).with(new Leave(BEN));
            assertThat(table.table().nextDeadline()).contains(NOON.plusSeconds(30));
            assertThat(table.seconds(5).with(new Leave(ADA)).table().nextDeadline())
                    .contains(NOON.plusSeconds(30));
        }

        @Test
        void isTheEndOfAPauseWhileTheClockStands() {
            TableFixture table = begun(TEN_SECONDS).seconds(3).with(new Pause(ADA));
            assertThat(table.table().nextDeadline()).contains(NOON.plusSeconds(303));
        }
    }

    @Nested
    class CallingTime {
        @Test
        void isRefusedAMomentTooEarly() {
            assertThat(begun(TEN_SECONDS).later(Duration.ofMillis(9_999)).refusal(CALL_TIME))
                    .isEqualTo(Refusal.Plain.NOTHING_DUE);
        }

        @Test
        void endsTheGameAtTheVeryMomentOfTheFlag() {
            assertThat(begun(TEN_SECONDS).seconds(10).with(CALL_TIME).result())
                    .isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }
    }

    @Nested
    class ACommandThatComesAfterTheFlag {
        private final TableFixture table = begun(TEN_SECONDS).seconds(10);

        @Test
        void doesNotStandIfItIsAMove() {
            assertThat(table.overtaking(table.play(ADA, "9-14")))
                    .hasExactlyElementsOfTypes(TableEvent.Ended.class);
            assertThat(table.result()).isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }

        @Test
        void doesNotStandIfTheWinnerResigns() {
            table.overtaking(new Resign(BEN));
            assertThat(table.result()).isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }

        @Test
        void cannotPauseTheClockAnyMore() {
            table.overtaking(new Pause(ADA));
            assertThat(table.result()).isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }

        @Test
        void isRefusedOnceTheEndIsKnown() {
            assertThat(table.with(CALL_TIME).refusal(table.play(ADA, "9-14")))
                    .isEqualTo(Refusal.Plain.GAME_OVER);
        }
    }

    @Nested
    class ACommandThatIsRefused {
        @Test
        void leavesWhatIsDueToTheCallOfTime() {
            TableFixture table = begun(TEN_MINUTES).seconds(300);
            assertThat(table.refusal(table.play(BEN, "27-23")).code()).isEqualTo("not-your-turn");
            assertThat(table.events(CALL_TIME)).hasSize(1);
        }
    }

    @Nested
    class APauseThatExpiredLongAgo {
        private final TableFixture table =
                begun(TEN_MINUTES).seconds(60).with(new Pause(BEN)).minutes(60);

        @Test
        void endedAtItsOwnMoment() {
            Clock again = clockOfThePause().startedFor(Side.FIRST, NOON.plusSeconds(360));
            assertThat(table.events(CALL_TIME).getFirst())
                    .isEqualTo(new TableEvent.Continued(again));
        }

        @Test
        void isFollowedByTheWarningsAndTheFlag() {
            assertThat(table.events(CALL_TIME))
                    .hasExactlyElementsOfTypes(
                            TableEvent.Continued.class,
                            TableEvent.Warned.class,
                            TableEvent.Warned.class,
                            TableEvent.Warned.class,
                            TableEvent.Ended.class);
            assertThat(table.result()).isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }

        @Test
        void leftTheFlagItsFullTime() {
            Clock again = clockOfThePause().startedFor(Side.FIRST, NOON.plusSeconds(360));
            assertThat(again.flag()).contains(NOON.plusSeconds(900));
        }

        private Clock clockOfThePause() {
            return table.table().clock();
        }
    }

    @Nested
    class TwoDeadlinesThatHavePassed {
        @Test
        void areSettledByTheEarlierOne() {
            TableFixture table = begun(TEN_SECONDS).with(new Leave(BEN)).minutes(5);
            List<TableEvent> events = table.events(CALL_TIME);
            assertThat(events).hasExactlyElementsOfTypes(TableEvent.Ended.class);
            assertThat(table.result()).isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }

        @Test
        void leaveTheClockAsItStoodAtTheEnd() {
            TableFixture table = begun(TEN_MINUTES).with(new Leave(BEN)).minutes(5);
            assertThat(table.with(CALL_TIME).left(Side.FIRST)).isEqualTo(Duration.ofSeconds(570));
        }
    }
}
