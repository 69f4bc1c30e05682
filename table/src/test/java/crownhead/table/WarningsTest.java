package crownhead.table;

import static crownhead.table.TableFixture.ADA;
import static crownhead.table.TableFixture.CALL_TIME;
import static crownhead.table.TableFixture.NOON;
import static crownhead.table.TableFixture.playing;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.TableCommand.Continue;
import crownhead.table.TableCommand.Pause;
import crownhead.table.TableEvent.Warned;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class WarningsTest {
    private static final Duration FIVE_MINUTES = Duration.ofMinutes(5);
    private static final Duration ONE_MINUTE = Duration.ofMinutes(1);
    private static final Duration HALF_A_MINUTE = Duration.ofSeconds(30);

    private static Warned first(Duration left) {
        return new Warned(Side.FIRST, left);
    }

    private static TableFixture perPlayer(Duration time, Duration increment) {
        return playing(TestTerms.timed(new TimeControl.PerPlayer(time, increment)));
    }

    @Nested
    class ATimeForTheGame {
        private final TableFixture table = perPlayer(Duration.ofMinutes(10), Duration.ZERO);

        @Test
        @Tag("CL-3b")
        void warnsWithFiveMinutesLeft() {
            assertThat(table.table().nextDeadline()).contains(NOON.plusSeconds(300));
            assertThat(table.seconds(300).events(CALL_TIME)).containsExactly(first(FIVE_MINUTES));
        }

        @Test
        @Tag("CL-3b")
        void warnsWithAMinuteLeft() {
            table.seconds(300).with(CALL_TIME);
            assertThat(table.table().nextDeadline()).contains(NOON.plusSeconds(540));
            assertThat(table.seconds(240).events(CALL_TIME)).containsExactly(first(ONE_MINUTE));
        }

        @Test
        @Tag("CL-3b")
        void warnsWithHalfAMinuteLeft() {
            table.seconds(540).with(CALL_TIME);
            assertThat(table.table().nextDeadline()).contains(NOON.plusSeconds(570));
            assertThat(table.seconds(30).events(CALL_TIME)).containsExactly(first(HALF_A_MINUTE));
        }

        @Test
        @Tag("CL-3b")
        void warnsOnlyBelowTheLimit() {
            assertThat(perPlayer(FIVE_MINUTES, Duration.ZERO).table().nextDeadline())
                    .contains(NOON.plusSeconds(240));
            assertThat(perPlayer(ONE_MINUTE, Duration.ZERO).table().nextDeadline())
                    .contains(NOON.plusSeconds(30));
            assertThat(perPlayer(HALF_A_MINUTE, Duration.ZERO).table().clock().nextWarning())
                    .isEqualTo(Optional.empty());
        }

        @Test
        @Tag("CL-3c")
        void warnsOfEachMarkOnce() {
            table.seconds(300).with(CALL_TIME);
            assertThat(table.seconds(1).refusal(CALL_TIME)).isEqualTo(Refusal.Plain.NOTHING_DUE);
        }

        @Test
        @Tag("CL-3c")
        void doesNotWarnAgainInTheNextTurn() {
            table.seconds(301).moves("11-15 23-19");
            assertThat(table.table().clock().nextWarning()).contains(ONE_MINUTE);
        }

        @Test
        void warnsOfWhatWasMissedInItsOrderAndBeforeTheEnd() {
            List<TableEvent> events = table.minutes(60).events(CALL_TIME);
            assertThat(events.subList(0, 3))
                    .containsExactly(first(FIVE_MINUTES), first(ONE_MINUTE), first(HALF_A_MINUTE));
            assertThat(events.get(3)).isInstanceOf(TableEvent.Ended.class);
        }

        @Test
        void warnsEachPlayer() {
            table.seconds(300).moves("11-15").seconds(300);
            assertThat(table.events(CALL_TIME))
                    .containsExactly(new Warned(Side.SECOND, FIVE_MINUTES));
        }

        @Test
        void warnsBeforeTheMoveThatCameAtTheMark() {
            assertThat(table.seconds(300).events(table.play(ADA, "11-15")))
                    .hasExactlyElementsOfTypes(Warned.class, TableEvent.Moved.class);
        }

        @Test
        void warnsOfNothingInAPause() {
            table.seconds(299).with(new Pause(ADA)).seconds(60);
            assertThat(table.refusal(CALL_TIME)).isEqualTo(Refusal.Plain.NOTHING_DUE);
            table.with(new Continue(ADA)).seconds(1);
            assertThat(table.events(CALL_TIME)).containsExactly(first(FIVE_MINUTES));
        }
    }

    @Nested
    class AnIncrement {
        private final TableFixture table = perPlayer(Duration.ofMinutes(2), Duration.ofSeconds(40));

        @Test
        @Tag("CL-3c")
        void thatLiftsTheClockOverAMarkBringsNoSecondWarning() {
            assertThat(table.seconds(65).events(table.play(ADA, "11-15")))
                    .first()
                    .isEqualTo(first(ONE_MINUTE));
            assertThat(table.moves("23-19").left(Side.FIRST)).isEqualTo(Duration.ofSeconds(95));
            assertThat(table.seconds(40).refusal(CALL_TIME)).isEqualTo(Refusal.Plain.NOTHING_DUE);
            assertThat(table.seconds(25).events(CALL_TIME)).containsExactly(first(HALF_A_MINUTE));
        }
    }

    @Nested
    class ATimeForEveryMove {
        private final TableFixture table = playing(TestTerms.timed(TimeControl.PerMove.STANDARD));

        @Test
        @Tag("CL-3a")
        @Tag("CL-1b")
        void warnsAtTheMoveLimit() {
            assertThat(table.table().nextDeadline()).contains(NOON.plusSeconds(300));
            assertThat(table.seconds(300).events(CALL_TIME)).containsExactly(first(ONE_MINUTE));
        }

        @Test
        @Tag("CL-3b")
        void warnsWithHalfAMinuteOfTheWarningLimitLeft() {
            table.seconds(300).with(CALL_TIME);
            assertThat(table.seconds(30).events(CALL_TIME)).containsExactly(first(HALF_A_MINUTE));
        }

        @Test
        @Tag("CL-3a")
        void warnsAgainForTheNextMove() {
            table.seconds(331).moves("11-15 23-19").seconds(300);
            assertThat(table.events(CALL_TIME)).containsExactly(first(ONE_MINUTE));
        }
    }

    @Nested
    class AnInactivityLimit {
        @Test
        @Tag("CL-3b")
        void warnsAtEveryMarkBelowIt() {
            TimeControl limit = new TimeControl.Inactivity(TimeControl.Inactivity.STANDARD);
            assertThat(limit.warnings()).containsExactly(FIVE_MINUTES, ONE_MINUTE, HALF_A_MINUTE);
        }
    }

    @Nested
    class ACorrespondenceGame {
        @Test
        void warnsOfNothing() {
            assertThat(new TimeControl.Correspondence(1).warnings()).isEmpty();
        }
    }
}
