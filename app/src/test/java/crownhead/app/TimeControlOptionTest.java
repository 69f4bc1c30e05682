package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.table.TimeControl;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class TimeControlOptionTest {
    private final TimeControlOption option = new TimeControlOption();

    @Test
    void knowsEveryKindOfTime() {
        assertThat(option.convert("none")).isEqualTo(new TimeControl.Untimed());
        assertThat(option.convert("inactivity:10m"))
                .isEqualTo(new TimeControl.Inactivity(Duration.ofMinutes(10)));
        assertThat(option.convert("move:2m+30s"))
                .isEqualTo(new TimeControl.PerMove(Duration.ofMinutes(2), Duration.ofSeconds(30)));
        assertThat(option.convert("game:10m+5s"))
                .isEqualTo(
                        new TimeControl.PerPlayer(Duration.ofMinutes(10), Duration.ofSeconds(5)));
        assertThat(option.convert("days:3")).isEqualTo(new TimeControl.Correspondence(3));
    }

    @Test
    void mayLeaveOutTheSecondTime() {
        assertThat(option.convert("move:5m")).isEqualTo(TimeControl.PerMove.STANDARD);
        assertThat(option.convert("game:10m")).isEqualTo(TimeControl.PerPlayer.WEB_STANDARD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "never",
                "inactivity",
                "inactivity:0s",
                "move:1s",
                "move:5m+",
                "game:",
                "game:5",
                "days:0",
                "days:x",
                "days:",
                "game:10m+-5s"
            })
    void explainsWhatItCannotRead(String text) {
        assertThatThrownBy(() -> option.convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessageContaining("'");
    }
}
