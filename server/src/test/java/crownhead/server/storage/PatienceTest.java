package crownhead.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PatienceTest {
    private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5);
    private final Patience patience = new Patience(nanos::get);

    @Test
    void isNotNeededAfterTheFirstFailure() {
        patience.lose();
        assertThat(patience.isOver()).isTrue();
    }

    @Test
    void growsWithEveryFailureUpToFiveSeconds() {
        patience.lose();
        for (long millis : new long[] {100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000}) {
            patience.lose();
            nanos.addAndGet(Duration.ofMillis(millis).toNanos() - 1);
            assertThat(patience.isOver()).isFalse();
            nanos.incrementAndGet();
            assertThat(patience.isOver()).isTrue();
        }
    }

    @Test
    void isShortAgainAfterASuccess() {
        for (int i = 0; i < 9; i++) {
            patience.lose();
        }
        patience.restore();
        patience.lose();
        assertThat(patience.isOver()).isTrue();
    }
}
