package crownhead.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveTimesTest {
    private final MoveTimes times = new MoveTimes();

    @Test
    void sayWhatMostMovesDidNotExceed() {
        for (int millis = 100; millis >= 1; millis--) {
            times.add(millis * 1_000_000L);
        }
        assertThat(times.count()).isEqualTo(100);
        assertThat(times.millis(50)).isEqualTo(50);
        assertThat(times.millis(99)).isEqualTo(99);
        assertThat(times.millis(100)).isEqualTo(100);
    }

    @Test
    void forgetTheWarmUp() {
        times.stopwatch().received();
        times.clear();
        assertThat(times.count()).isZero();
    }
}
