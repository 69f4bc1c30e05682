package crownhead.play.computer;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.engine.Level;
import crownhead.rules.Side;
import crownhead.table.Decision;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PaceTest {
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @Nested
    class AnAnswer {
        @Test
        @Tag("AI-1d")
        void comesAfterHalfASecondToFiveBelowTheTop() {
            Table table = started(new TimeControl.Untimed());
            for (int chance = 0; chance < 1_000; chance++) {
                assertThat(Pace.answer(Level.of(9), table, chance, NOON))
                        .isBetween(Pace.SHORTEST, Pace.LONGEST);
            }
        }

        @Test
        @Tag("AI-1d")
        void comesAtOnceFromTheTop() {
            Table table = started(new TimeControl.Untimed());
            assertThat(Pace.answer(Level.of(10), table, 1, NOON)).isZero();
        }

        @Test
        void comesEarlierWhereTheClockIsShort() {
            Table table = started(perPlayer(Duration.ofSeconds(4)));
            for (int chance = 0; chance < 1_000; chance++) {
                assertThat(Pace.answer(Level.of(3), table, chance, NOON))
                        .isLessThanOrEqualTo(Duration.ofMillis(200));
            }
        }
    }

    @Nested
    class AThought {
        @Test
        void isAShareOfWhatTheClockHasLeft() {
            Table table = started(perPlayer(Duration.ofSeconds(10)));
            assertThat(Pace.thought(table, 0, NOON.plusSeconds(8)).most()).isLessThanOrEqualTo(100);
        }

        @Test
        void isShorterTheMoreOthersWait() {
            Table table = started(new TimeControl.Untimed());
            assertThat(Pace.thought(table, 0, NOON).most()).isGreaterThan(1_900);
            assertThat(Pace.thought(table, 9, NOON).most()).isLessThanOrEqualTo(200);
        }
    }

    private static TimeControl perPlayer(Duration time) {
        return new TimeControl.PerPlayer(time, Duration.ZERO);
    }

    private static Table started(TimeControl control) {
        PlayerId ann = new PlayerId("ann");
        Table table = Table.opened(new TableEvent.Opened(ann, Terms.casual(control)));
        Decision decision =
                table.decide(new TableCommand.Sit(new PlayerId("computer-3"), Side.FIRST), NOON);
        return table.after(((Decision.Accepted) decision).events());
    }
}
