package crownhead.protocol.telling;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.protocol.House;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HousesTest {
    private static final List<TimeControl> CONTROLS =
            List.of(
                    new TimeControl.Untimed(),
                    new TimeControl.Inactivity(Duration.ofMinutes(10)),
                    TimeControl.PerMove.STANDARD,
                    TimeControl.PerPlayer.WEB_STANDARD,
                    new TimeControl.PerPlayer(Duration.ofMinutes(3), Duration.ofSeconds(2)),
                    new TimeControl.Correspondence(1));

    @Nested
    class AConsoleTable {
        @Test
        void tellsItsTerms() {
            assertThat(Houses.of(ToldTable.console()))
                    .isEqualTo(
                            new House(
                                    "white-red",
                                    new House.Timing(
                                            "inactivity",
                                            Optional.of(600_000L),
                                            Optional.empty(),
                                            Optional.empty(),
                                            Optional.empty()),
                                    "claimed",
                                    30_000,
                                    3,
                                    300_000));
        }
    }

    @Nested
    class EveryKindOfTime {
        @Test
        void hasAName() {
            assertThat(CONTROLS)
                    .extracting(control -> Houses.of(Terms.casual(control)).timing().kind())
                    .containsExactly(
                            "untimed",
                            "inactivity",
                            "per-move",
                            "per-player",
                            "per-player",
                            "correspondence");
        }

        @Test
        void hasASentence() {
            assertThat(CONTROLS)
                    .extracting(Houses::sentence)
                    .containsExactly(
                            "The game is untimed.",
                            "The game is untimed, but who does not move for 10 minutes loses.",
                            "Each move has 5 minutes, then a warning and 1 minute more.",
                            "Each player has 10 minutes.",
                            "Each player has 3 minutes, and 2 seconds more for every move.",
                            "Each move has 1 day.");
        }
    }
}
