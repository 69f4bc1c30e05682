package crownhead.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class RateTest {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private final Rate rate = new Rate(10, Duration.ofSeconds(20));

    private int allowedAt(Instant now) {
        int allowed = 0;
        while (rate.allows(now)) {
            allowed++;
        }
        return allowed;
    }

    @Test
    void allowsSoManyAtOnceAndNoMore() {
        assertThat(allowedAt(NOON)).isEqualTo(10);
    }

    @Test
    void growsBackEvenly() {
        allowedAt(NOON);
        assertThat(allowedAt(NOON.plusSeconds(1))).isZero();
        assertThat(allowedAt(NOON.plusSeconds(2))).isEqualTo(1);
        assertThat(allowedAt(NOON.plusSeconds(8))).isEqualTo(3);
    }

    @Test
    void neverGrowsBeyondTheMost() {
        allowedAt(NOON);
        assertThat(allowedAt(NOON.plusSeconds(3600))).isEqualTo(10);
    }

    @Test
    void gainsNothingFromAClockThatIsSetBack() {
        allowedAt(NOON);
        assertThat(allowedAt(NOON.minusSeconds(3600))).isZero();
        assertThat(allowedAt(NOON.plusSeconds(2))).isEqualTo(1);
    }
}
