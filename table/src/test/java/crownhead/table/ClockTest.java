package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.CALL_TIME;
import static crownhead.table.TableFixture.NOON;
import static crownhead.table.TableFixture.playing;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.rules.notation.MoveText;
import crownhead.table.Result.Win;
import crownhead.table.Result.WinReason;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ClockTest {
    private static final Duration TEN_MINUTES = Duration.ofMinutes(10);
    private static final TimeControl WITH_INCREMENT =
            new TimeControl.PerPlayer(TEN_MINUTES, Duration.ofSeconds(5));

    private static Duration seconds(int seconds) {
        return Duration.ofSeconds(seconds);
    }

    @Nested
    class AClockThatIsSet {
        private final Clock clock = Clock.set(WITH_INCREMENT);

        @Test
        void givesBothPlayersAllOfTheirTime() {
            assertThat(clock.left(Side.FIRST, NOON)).isEqualTo(TEN_MINUTES);
            assertThat(clock.left(Side.SECOND, NOON)).isEqualTo(TEN_MINUTES);
        }

        @Test
        void stands() {
            assertThat(clock.running()).isEqualTo(Optional.empty());
            assertThat(clock.flag()).isEqualTo(Optional.empty());
            assertThat(clock.nextWarning()).isEqualTo(Optional.empty());
        }
    }

    @Nested
    class AMoveThatTravelled {
        private final Clock clock = Clock.set(WITH_INCREMENT).startedFor(Side.FIRST, NOON);

        private Duration leftAfter(int millis, int lag) {
            return clock.pressed(NOON.plusMillis(millis), Duration.ofMillis(lag))
                    .first()
                    .left()
                    .minusSeconds(5);
        }

        @Test
        void isNotChargedForHalfOfTheWayThereAndBack() {
            assertThat(leftAfter(2_000, 0)).isEqualTo(TEN_MINUTES.minusMillis(2_000));
            assertThat(leftAfter(2_000, 80)).isEqualTo(TEN_MINUTES.minusMillis(1_960));
            assertThat(leftAfter(2_000, 81)).isEqualTo(TEN_MINUTES.minusMillis(1_960));
        }

        @Test
        void isNotForgivenMoreThanATenthOfASecond() {
            assertThat(leftAfter(2_000, 200)).isEqualTo(TEN_MINUTES.minusMillis(1_900));
            assertThat(leftAfter(2_000, 60_000)).isEqualTo(TEN_MINUTES.minusMillis(1_900));
        }

        @Test
        void isNotForgivenMoreThanItTook() {
            assertThat(leftAfter(30, 200)).isEqualTo(TEN_MINUTES);
            assertThat(leftAfter(0, 200)).isEqualTo(TEN_MINUTES);
        }

        @Test
        void isNotForgivenWhatWasThoughtBeforeAPause() {
            Clock paused = clock.stopped(NOON.plusSeconds(9));
            Clock goesOn = paused.startedFor(Side.FIRST, NOON.plusSeconds(99));
            assertThat(
                            goesOn.pressed(NOON.plusSeconds(99).plusMillis(10), seconds(1))
                                    .first()
                                    .left())
                    .isEqualTo(TEN_MINUTES.minusSeconds(9).plusSeconds(5));
        }

        @Test
        void hasNoMoreThanAllOfItsTimeWhereEveryMoveHasItsOwn() {
            Clock perMove =
                    Clock.set(TimeControl.PerMove.STANDARD)
                            .startedFor(Side.FIRST, NOON)
                            .pressed(NOON.plusSeconds(3), seconds(1));
            assertThat(perMove.first().left()).isEqualTo(TimeControl.PerMove.STANDARD.budget());
            Clock untimed =
                    Clock.set(new TimeControl.Untimed())
                            .startedFor(Side.FIRST, NOON)
                            .pressed(NOON.plusSeconds(3), seconds(1));
            assertThat(untimed.first().left()).isEqualTo(Duration.ZERO);
        }

        @Test
        void doesNotEscapeTheFlagByIt() {
            TableFixture table =
                    playing(TestTerms.timed(new TimeControl.PerPlayer(seconds(10), seconds(0))))
                            .moves("11-15 23-19")
                            .seconds(10);
            TableCommand late =
                    new TableCommand.Play(ADA, 2, MoveText.read("8-11"), Duration.ofMillis(200));
            assertThat(table.overtaking(late)).isNotEmpty();
        }
    }

    @Nested
    class AClockThatRuns {
        private final Clock clock = Clock.set(WITH_INCREMENT).startedFor(Side.FIRST, NOON);

        @Test
        void takesTheTimeOfOnePlayerOnly() {
            assertThat(clock.left(Side.FIRST, NOON.plusSeconds(20))).isEqualTo(seconds(580));
            assertThat(clock.left(Side.SECOND, NOON.plusSeconds(20))).isEqualTo(TEN_MINUTES);
        }

        @Test
        void neverShowsLessThanNothing() {
            assertThat(clock.left(Side.FIRST, NOON.plusSeconds(700))).isEqualTo(Duration.ZERO);
        }

        @Test
        void neverRunsBackward() {
            assertThat(clock.elapsed(NOON.minusSeconds(3))).isEqualTo(Duration.ZERO);
            assertThat(clock.left(Side.FIRST, NOON.minusSeconds(3))).isEqualTo(TEN_MINUTES);
        }

        @Test
        void knowsWhenTheFlagWillFall() {
            assertThat(clock.flag()).contains(NOON.plusSeconds(600));
        }

        @Test
        void keepsWhatIsLeftWhenItIsStopped() {
            Clock stopped = clock.stopped(NOON.plusSeconds(20));
            assertThat(stopped.running()).isEqualTo(Optional.empty());
            assertThat(stopped.left(Side.FIRST, NOON.plusSeconds(90))).isEqualTo(seconds(580));
        }
    }

    @Nested
    class AClockThatIsPressed {
        private final Clock clock =
                Clock.set(WITH_INCREMENT)
                        .startedFor(Side.FIRST, NOON)
                        .pressed(NOON.plusSeconds(20), Duration.ZERO);

        @Test
        @Tag("CL-1d")
        void givesTheMoverTheIncrement() {
            assertThat(clock.left(Side.FIRST, NOON.plusSeconds(50))).isEqualTo(seconds(585));
        }

        @Test
        void runsForTheOtherPlayer() {
            assertThat(clock.left(Side.SECOND, NOON.plusSeconds(50))).isEqualTo(seconds(570));
            assertThat(clock.elapsed(NOON.plusSeconds(50))).isEqualTo(seconds(30));
        }
    }

    @Nested
    class AnUntimedGame {
        private final TableFixture table = playing();

        @Test
        @Tag("CL-1a")
        void isNeverLostOnTime() {
            table.moves("11-15 23-19").later(Duration.ofDays(400));
            assertThat(table.table().nextDeadline()).isEqualTo(Optional.empty());
            assertThat(table.moves("9-14").table().isOver()).isFalse();
        }

        @Test
        void stillCountsHowLongAMoveTakes() {
            assertThat(table.seconds(12).moves("11-15").table().thought().all())
                    .containsExactly(seconds(12));
        }
    }

    @Nested
    class AGameWithTimePerMove {
        private final TableFixture table =
                playing(TestTerms.timed(new TimeControl.PerMove(seconds(60), seconds(20))))
                        .moves("11-15 23-19");

        @Test
        @Tag("CL-1b")
        void isNotLostWithinTheWarningLimit() {
            assertThat(table.seconds(79).events(table.play(ADA, "9-14")))
                    .hasExactlyElementsOfTypes(TableEvent.Warned.class, TableEvent.Moved.class);
        }

        @Test
        @Tag("CL-1b")
        @Tag("GA-8a")
        void isLostAfterTheWarningLimit() {
            assertThat(table.seconds(80).with(CALL_TIME).result())
                    .isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }

        @Test
        @Tag("CL-1b")
        void givesTheFullTimeForTheNextMove() {
            table.seconds(79).moves("9-14 27-23");
            assertThat(table.left(Side.FIRST)).isEqualTo(seconds(80));
        }
    }

    @Nested
    class AGameWithTimePerPlayer {
        private final TableFixture table =
                playing(TestTerms.timed(WITH_INCREMENT)).moves("11-15 23-19");

        @Test
        @Tag("CL-1d")
        void isLostWhenAPlayersTimeIsUsedUp() {
            assertThat(table.seconds(605).with(CALL_TIME).result())
                    .isEqualTo(new Win(Side.SECOND, WinReason.TIME));
            assertThat(table.left(Side.FIRST)).isEqualTo(Duration.ZERO);
        }

        @Test
        @Tag("CL-1d")
        void carriesTheTimeOverFromMoveToMove() {
            table.seconds(100).moves("9-14").seconds(50).moves("27-23");
            assertThat(table.left(Side.FIRST)).isEqualTo(seconds(510));
            assertThat(table.left(Side.SECOND)).isEqualTo(seconds(560));
        }
    }

    @Nested
    class ACorrespondenceGame {
        private final TableFixture table =
                playing(TestTerms.timed(new TimeControl.Correspondence(3))).moves("11-15 23-19");

        @Test
        @Tag("CL-1e")
        void givesDaysForEveryMove() {
            table.later(Duration.ofDays(2)).moves("9-14 27-23");
            assertThat(table.left(Side.FIRST)).isEqualTo(Duration.ofDays(3));
        }

        @Test
        @Tag("CL-1e")
        void isLostWhenTheDaysAreOver() {
            assertThat(table.later(Duration.ofDays(3)).with(CALL_TIME).result())
                    .isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }
    }

    @Nested
    class AGameWithAnInactivityLimit {
        private final TableFixture table =
                playing(
                                TestTerms.timed(
                                        new TimeControl.Inactivity(
                                                TimeControl.Inactivity.STANDARD)))
                        .moves("11-15 23-19");

        @Test
        void isLostByThePlayerWhoDoesNothingForSoLong() {
            assertThat(table.minutes(10).with(CALL_TIME).result())
                    .isEqualTo(new Win(Side.SECOND, WinReason.TIME));
        }

        @Test
        void givesTheLimitForEveryMove() {
            table.minutes(9).moves("9-14 27-23");
            assertThat(table.left(Side.FIRST)).isEqualTo(TEN_MINUTES);
        }
    }
}
