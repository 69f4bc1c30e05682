package crownhead.clients.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookTest {
    @Test
    void asciiHasANearestCharacterForWhatIsOftenSaid() {
        assertThat(Drawn.BARE.legible("‘11–15’ … ←→ ▸ é")).isEqualTo("'11-15' . <> > ?");
    }

    @Test
    void whatIsNotOneColumnWideIsReplaced() {
        assertThat(Drawn.ALL_COLOURS.legible("é漢😀\u001b\u0301\u202E")).isEqualTo("é?????");
    }

    @ParameterizedTest
    @CsvSource({
        "0, '', '', NO_COLOUR",
        "8, '', '', COLOURS_16",
        "16, '', '', COLOURS_16",
        "256, '', '', COLOURS_256",
        "256, truecolor, '', TRUE_COLOUR",
        "256, 24bit, '', TRUE_COLOUR",
        "256, truecolor, 1, NO_COLOUR",
        "0, truecolor, '', NO_COLOUR"
    })
    void theEnvironmentSaysHowManyColours(
            int known, String colorTerm, String noColor, Depth depth) {
        assertThat(Depth.of(known, colorTerm, noColor)).isEqualTo(depth);
    }

    @ParameterizedTest
    @CsvSource({
        "80, 24, 80x24",
        "0, 0, 80x24",
        "-1, 24, 80x24",
        "2147483647, 2147483647, 80x24",
        "1000, 1000, 400x150"
    })
    void aSizeThatMakesNoSenseIsNotBelieved(int columns, int rows, String size) {
        assertThat(ScreenSize.reported(columns, rows)).hasToString(size);
    }
}
