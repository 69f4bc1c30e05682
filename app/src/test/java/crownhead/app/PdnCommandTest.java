package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PdnCommandTest {
    private static final String LOOSE =
            "[White \"Ben\"]\n[Black \"Ann\"]\n1. 11-15 22-18 2. 15-22 25-18 {well} 2-0\n";
    private static final String STRICT =
            """
            [Black "Ann"]
            [White "Ben"]
            [Result "1-0"]
            [GameType "21"]

            1. 11-15 22-18 2. 15x22 25x18 {well} 1-0

            """;

    @Test
    void writesTheNormalForm() {
        assertThat(Run.withInput(LOOSE, "pdn", "-")).isEqualTo(new Run(0, STRICT, ""));
    }

    @Test
    void writesWhatItWroteTheSameAgain() {
        assertThat(Run.withInput(STRICT + STRICT, "pdn", "-"))
                .isEqualTo(new Run(0, STRICT + STRICT, ""));
    }

    @Test
    void leavesOutAGameThatIsBrokenAndTellsSo() {
        String illegal = "[Black \"Cyd\"]\n1. 11-15 22-18 2. 8-11 *\n";
        assertThat(Run.withInput(illegal + LOOSE, "pdn", "-"))
                .isEqualTo(
                        new Run(
                                1,
                                STRICT,
                                "game 1 (Cyd – ?), move 2 \"8-11\": You must jump: 15x22. A player"
                                        + " who can jump must do so.\n"));
    }

    @Test
    void refusesAFileItCannotRead() {
        Run run = Run.of("pdn", "missing.pdn");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("Cannot read missing.pdn (");
    }

    @Test
    void needsAFile() {
        assertThat(Run.of("pdn"))
                .isEqualTo(
                        new Run(
                                2,
                                "",
                                "Missing required parameter: 'FILE'\nTry 'crownhead pdn --help'.\n"));
    }
}
