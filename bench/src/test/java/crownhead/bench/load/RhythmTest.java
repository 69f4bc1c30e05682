package crownhead.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RhythmTest {
    private static final long BEGIN = 1_000;

    private final Rhythm rhythm =
            Rhythm.every(Duration.ofNanos(100), new MoveTimes().stopwatch(), BEGIN);

    @Test
    void aMoveIsMadeInEverySpan() {
        assertThat(rhythm.next(BEGIN)).isEqualTo(1_100);
        assertThat(rhythm.next(1_101)).isEqualTo(1_200);
    }

    @Test
    void whoeverHadTheLastMoveTooLateMakesTheNextAtOnce() {
        assertThat(rhythm.next(1_199)).isEqualTo(1_100);
    }

    @Test
    void aTableThatBeginsLateKeepsItsDistanceFromTheOthers() {
        assertThat(rhythm.next(5_730)).isEqualTo(5_700);
        assertThat(rhythm.next(5_731)).isEqualTo(5_800);
    }
}
