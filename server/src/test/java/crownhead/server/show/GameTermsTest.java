package crownhead.server.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.protocol.ClientMessage;
import crownhead.table.Terms;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameTermsTest {
    @Nested
    class ARatedGame {
        @ParameterizedTest
        @ValueSource(strings = {"game:10m+0s", "days:3", "move:5m+1m"})
        @Tag("LO-1c")
        void hasAClockAndNoPauses(String time) {
            Terms terms = GameTerms.read(rated(time, "claimed"));
            assertThat(terms.timeControl().hasClock()).isTrue();
            assertThat(terms.pauses()).isEqualTo(Terms.Pauses.NONE);
        }

        @Test
        @Tag("LO-1c")
        void isRefusedWithoutAClock() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> GameTerms.read(rated("none", "claimed")))
                    .withMessageContaining("has a clock");
        }

        @Test
        void isNotAdjudicated() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> GameTerms.read(rated("game:10m+0s", "adjudicated")))
                    .withMessageContaining("not adjudicated");
        }

        private static ClientMessage.Host rated(String time, String draws) {
            return new ClientMessage.Host(
                    "h",
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(time),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(draws),
                    true);
        }
    }
}
