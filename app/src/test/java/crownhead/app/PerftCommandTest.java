package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PerftCommandTest {
    @Test
    void printsALineForEachDepth() {
        Run run = Run.of("perft", "6");
        assertThat(run.out()).isEqualTo("1 7\n2 49\n3 302\n4 1469\n5 7361\n6 36768\n");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void tellsTimeAndRateBesideTheAnswer() {
        assertThat(Run.of("perft", "5").err()).isEqualTo("9188 in 0.500 s: 0.0 million a second\n");
    }

    @Test
    void startsFromAPositionThatIsGiven() {
        Run run = Run.of("perft", "3", "--fen", "B:W9,10,17,18,32:BK6");
        assertThat(run.out()).isEqualTo("1 2\n2 4\n3 16\n");
    }

    @Test
    void refusesADepthThatIsNone() {
        assertThat(Run.of("perft", "0"))
                .isEqualTo(new Run(2, "", "No depth 0: it is from 1 to 25.\n"));
        assertThat(Run.of("perft", "26"))
                .isEqualTo(new Run(2, "", "No depth 26: it is from 1 to 25.\n"));
    }

    @Test
    void saysWhatIsWrongWithAPosition() {
        assertThat(Run.of("perft", "3", "--fen", "B:W33:B1"))
                .isEqualTo(
                        new Run(
                                2,
                                "",
                                "FEN \"B:W33:B1\", column 4: no square 33: squares are numbered 1 to 32\n"));
    }
}
