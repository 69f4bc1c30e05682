package crownhead.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.rules.DrawRule;
import crownhead.rules.Position;
import crownhead.rules.dress.ColourSet;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TermsTest {
    @Nested
    class ACasualGame {
        private final Terms terms = Terms.casual(TimeControl.PerMove.STANDARD);

        @Test
        @Tag("GA-2a")
        void givesSidesAtRandom() {
            assertThat(terms.seating()).isEqualTo(Terms.Seating.RANDOM);
        }

        @Test
        @Tag("GA-6e")
        @Tag("GA-6f")
        void hasThreePausesOfFiveMinutes() {
            assertThat(terms.pauses()).isEqualTo(new Terms.Pauses(3, Duration.ofMinutes(5)));
        }

        @Test
        @Tag("GA-7c")
        void hasAGraceOfThirtySeconds() {
            assertThat(terms.grace()).isEqualTo(Duration.ofSeconds(30));
        }

        @Test
        void isTheUsualGameOtherwise() {
            assertThat(terms.stakes()).isEqualTo(Terms.Stakes.CASUAL);
            assertThat(terms.drawRule()).isEqualTo(DrawRule.CLAIMED);
            assertThat(terms.colours()).isEqualTo(ColourSet.DEFAULT);
            assertThat(terms.start()).isEqualTo(Position.START);
        }
    }

    @Nested
    class ARatedGame {
        private final Terms terms = TestTerms.rated(TimeControl.PerMove.STANDARD).terms();

        @Test
        void hasAClock() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TestTerms.rated(new TimeControl.Untimed()))
                    .withMessage("A rated game has a clock and no pauses");
        }

        @Test
        void isNotTimedByInactivityAlone() {
            TimeControl inactivity = new TimeControl.Inactivity(TimeControl.Inactivity.STANDARD);
            assertThatIllegalArgumentException().isThrownBy(() -> TestTerms.rated(inactivity));
        }

        @Test
        void mayBePlayedWithAnyOtherClock() {
            assertThat(TestTerms.rated(TimeControl.PerPlayer.WEB_STANDARD)).isNotNull();
            assertThat(TestTerms.rated(new TimeControl.Correspondence(3))).isNotNull();
        }

        @Test
        void hasNoPauses() {
            assertThat(terms.pauses().perPlayer()).isZero();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new TestTerms(terms).pauses(1, Duration.ofMinutes(1)));
        }
    }

    @Nested
    class Bounds {
        @Test
        void leaveNoNegativeGrace() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TestTerms.untimed().grace(Duration.ofSeconds(-1)));
        }

        @Test
        void leaveNoNegativePauses() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Terms.Pauses(-1, Duration.ZERO));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Terms.Pauses(1, Duration.ofSeconds(-1)));
        }

        @Test
        void leaveNoStartThatIsAnEnd() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TestTerms.untimed().from("B:W12:B"));
        }
    }
}
