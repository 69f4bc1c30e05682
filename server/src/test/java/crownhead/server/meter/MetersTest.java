package crownhead.server.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MetersTest {
    private final Meters meters = new Meters();

    @Nested
    class ACode {
        @Test
        @Tag("OP-4a")
        void isCountedByItsName() {
            meters.countRefusal("not-your-turn");
            meters.countRefusal("not-your-turn");
            meters.countFarewell("too-slow");
            assertThat(meters.text())
                    .contains("crownhead_refusals_total{code=\"not-your-turn\"} 2.0")
                    .contains("crownhead_farewells_total{code=\"too-slow\"} 1.0");
        }

        @Test
        void thatIsNoneIsCountedWithOthersLikeIt() {
            meters.countRefusal("Ann <ann@example.org>");
            meters.countRefusal("");
            meters.countRefusal("x".repeat(41));
            assertThat(meters.text())
                    .contains("crownhead_refusals_total{code=\"other\"} 3.0")
                    .doesNotContain("Ann");
        }

        @Test
        void isOneOfAFewHundredAtMost() {
            for (int i = 0; i < 1000; i++) {
                meters.countRefusal("code-" + i);
            }
            assertThat(meters.text().lines().filter(line -> line.startsWith("crownhead_refusals")))
                    .hasSizeLessThan(300)
                    .anyMatch(line -> line.contains("\"other\""));
        }
    }

    @Test
    @Tag("OP-4a")
    void tellWhatAnOperatorAsksFirst() {
        meters.watchGames(() -> 3);
        meters.watchSockets(() -> 4);
        meters.watchTerminals(() -> 5);
        meters.watchReadiness(() -> false, () -> Duration.ofMillis(7_500));
        meters.countMove();
        meters.countDrop();
        meters.countFailures(2);
        meters.timeCommit(Duration.ofMillis(3));
        assertThat(meters.text().lines())
                .contains(
                        "crownhead_games 3.0",
                        "crownhead_sockets 4.0",
                        "crownhead_terminals 5.0",
                        "crownhead_ready 0.0",
                        "crownhead_heartbeat_age_seconds 7.5",
                        "crownhead_moves_total 1.0",
                        "crownhead_outbox_drops_total 1.0",
                        "crownhead_store_failures_total 2.0",
                        "crownhead_commits_seconds_count 1")
                .anyMatch(line ->
                        line.startsWith("crownhead_commits_seconds_bucket{le=\"0.005\"} 1"));
    }
}
