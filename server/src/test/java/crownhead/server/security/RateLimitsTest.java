package crownhead.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimitsTest {
    private final AtomicLong nanos = new AtomicLong(1);
    private final RateLimits limits = new RateLimits(nanos::get);
    private final Allowance three = Allowance.perMinute(3);

    @Test
    void allowSoManyAndSayWhenTheNextMayCome() {
        for (int i = 0; i < 3; i++) {
            assertThat(ask("Ann")).isInstanceOf(RateLimits.Leave.Granted.class);
        }
        assertThat(ask("Ann"))
                .isInstanceOfSatisfying(
                        RateLimits.Leave.Wait.class,
                        wait -> assertThat(wait.seconds()).isEqualTo(20));
        assertThat(ask("Ben")).isInstanceOf(RateLimits.Leave.Granted.class);
    }

    @Test
    void growBackEvenly() {
        for (int i = 0; i < 4; i++) {
            ask("Ann");
        }
        nanos.addAndGet(Duration.ofSeconds(20).toNanos());
        assertThat(ask("Ann")).isInstanceOf(RateLimits.Leave.Granted.class);
        assertThat(ask("Ann")).isInstanceOf(RateLimits.Leave.Wait.class);
    }

    @Test
    void countNothingWhenOnlyLookedAt() {
        for (int i = 0; i < 10; i++) {
            assertThat(limits.look("x", "Ann", three)).isInstanceOf(RateLimits.Leave.Granted.class);
        }
    }

    private RateLimits.Leave ask(String who) {
        return limits.ask("x", who, three);
    }
}
