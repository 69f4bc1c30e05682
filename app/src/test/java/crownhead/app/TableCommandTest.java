package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableCommandTest {
    @ParameterizedTest
    @Tag("TA-1f")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--base-port 1024 | No base port 1024: it must be above 1024.",
                "--max-clients 1 | No table for 1: a table takes at least 2 clients.",
                "--tables 0 | No 0 tables: there is at least 1.",
                "--base-port 65531 | The ports 65531 to 65536 would be needed: the last there is is 65535.",
                "--host nowhere.invalid | There is no address nowhere.invalid here.",
                "--names Ann,B<n | 'B<n' is no name: 1 to 24 letters, digits, spaces, - and _.",
                "--time-out 0s | A time limit is longer than nothing.",
                "--time-out 5m --time none | Give --time or --time-out, not both.",
                "--time days:3 | Days for a move are for players who need not stay connected."
            })
    void refusesAnOptionWithTheReason(String option, String reason) {
        String[] words = ("table " + option).split(" ", -1);
        assertThat(Run.of(words)).isEqualTo(new Run(2, "", reason + "\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--base-port ninety | 'ninety'",
                "--time-out soon | 'soon' is no time: write 30s, 10m, 1h or 1m30s",
                "--grace -5s | '-5s' is no time",
                "--colours pink | There are no colours 'pink'",
                "--first me | 'me' is nobody: choose random, player1 or player2"
            })
    void saysWhatItCannotRead(String option, String part) {
        String[] words = ("table " + option).split(" ", -1);
        Run run = Run.of(words);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(part);
    }

    @Test
    void explainsItself() {
        assertThat(Run.of("table", "--help").out())
                .contains("--base-port=PORT")
                .contains("Default: 9000")
                .contains("docs/protocol.md");
    }
}
