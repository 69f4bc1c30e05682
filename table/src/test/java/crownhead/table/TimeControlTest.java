package crownhead.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.table.TimeControl.Correspondence;
import crownhead.table.TimeControl.Inactivity;
import crownhead.table.TimeControl.PerMove;
import crownhead.table.TimeControl.PerPlayer;
import crownhead.table.TimeControl.Untimed;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TimeControlTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private static Duration millis(long millis) {
        return Duration.ofMillis(millis);
    }

    @Nested
    class PerMoveLimits {
        @Test
        @Tag("CL-1c")
        void areFiveMinutesAndOneByStandard() {
            assertThat(PerMove.STANDARD).isEqualTo(new PerMove(Duration.ofMinutes(5), MINUTE));
        }

        @Test
        @Tag("CL-1c")
        void goFromTenSecondsToFiveMinutes() {
            assertThat(new PerMove(millis(10_000), millis(300_000)).budget())
                    .isEqualTo(millis(310_000));
            assertThat(new PerMove(millis(300_000), millis(10_000)).budget())
                    .isEqualTo(millis(310_000));
        }

        @Test
        @Tag("CL-1c")
        void areNotShorter() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new PerMove(millis(9_999), MINUTE));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new PerMove(MINUTE, millis(9_999)));
        }

        @Test
        @Tag("CL-1c")
        void areNotLonger() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new PerMove(millis(300_001), MINUTE));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new PerMove(MINUTE, millis(300_001)));
        }
    }

    @Nested
    class PerPlayerTimes {
        @Test
        void areLongerThanNothing() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new PerPlayer(Duration.ZERO, Duration.ZERO));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new PerPlayer(millis(-1), Duration.ZERO));
        }

        @Test
        void haveNoNegativeIncrement() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new PerPlayer(MINUTE, millis(-1)));
        }
    }

    @Nested
    class CorrespondenceDays {
        @Test
        void areOneAtLeast() {
            assertThat(new Correspondence(1).budget()).isEqualTo(Duration.ofDays(1));
            assertThatIllegalArgumentException().isThrownBy(() -> new Correspondence(0));
        }

        @Test
        void doNotAskThePlayersToBeThere() {
            assertThat(new Correspondence(1).isRealTime()).isFalse();
            assertThat(new Untimed().isRealTime()).isTrue();
        }
    }

    @Nested
    class AnInactivityLimit {
        @Test
        void isLongerThanNothing() {
            assertThatIllegalArgumentException().isThrownBy(() -> new Inactivity(Duration.ZERO));
        }

        @Test
        void isNoClock() {
            assertThat(new Inactivity(MINUTE).isTimed()).isTrue();
            assertThat(new Inactivity(MINUTE).hasClock()).isFalse();
        }
    }

    @Nested
    class Untimedness {
        @Test
        @Tag("CL-1a")
        void hasNoTimeAndNoWarning() {
            assertThat(new Untimed().isTimed()).isFalse();
            assertThat(new Untimed().budget()).isEqualTo(Duration.ZERO);
            assertThat(new Untimed().warnings()).isEmpty();
        }
    }
}
