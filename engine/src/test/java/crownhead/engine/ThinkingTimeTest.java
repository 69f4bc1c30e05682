package crownhead.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThinkingTimeTest {
    @Test
    void keepsAMomentForTheAnswer() {
        assertThat(ThinkingTime.ofMove(100)).isEqualTo(new ThinkingTime(90, 90));
        assertThat(ThinkingTime.ofMove(10)).isEqualTo(new ThinkingTime(8, 8));
    }

    @Test
    void isNeverNothing() {
        assertThat(ThinkingTime.ofMove(0).most()).isPositive();
        assertThat(ThinkingTime.ofClock(0, 0).most()).isPositive();
    }

    @Test
    void neverUsesUpTheClock() {
        for (int left = 50; left < 1_000_000; left *= 3) {
            for (int moves = 1; moves < 50; moves += 7) {
                ThinkingTime time = ThinkingTime.ofClock(left, 2 * left, moves);
                assertThat(time.most()).isLessThan(left);
                assertThat(time.enough()).isLessThanOrEqualTo(time.most());
            }
        }
    }

    @Test
    void isMoreWhereMovesBringMore() {
        assertThat(ThinkingTime.ofClock(60_000, 2_000).enough())
                .isGreaterThan(ThinkingTime.ofClock(60_000, 0).enough());
    }
}
