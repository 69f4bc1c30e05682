package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.reliability.Fuzz;
import crownhead.bench.reliability.Readers;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FuzzSuiteTest {
    private static final long SEED = 20261116;

    @ParameterizedTest
    @EnumSource(Readers.class)
    @Tag("OP-5b")
    void noReaderStumblesOverASpoiltText(Readers reader) {
        Fuzz.Outcome outcome = reader.fuzz(20_000, SEED);
        assertThat(outcome.broken()).isEmpty();
        assertThat(outcome.runs()).isEqualTo(20_000);
        assertThat(outcome.fine()).isPositive().isLessThan(outcome.runs());
    }

    @Test
    void aReaderThatBelievesWhatItReadsIsFound() {
        assertThat(Readers.fuzzACarelessOne(2_000, SEED).broken()).isNotEmpty();
    }

    @Test
    void theSameSeedTriesTheSameTexts() {
        Fuzz.Outcome once = Readers.FEN.fuzz(5_000, SEED);
        assertThat(Readers.FEN.fuzz(5_000, SEED).fine()).isEqualTo(once.fine());
    }

    @Test
    void aSmallRunSaysWhatWasTried() {
        List<Figure> figures = FuzzSuite.run(2_000);
        assertThat(figures)
                .extracting(Figure::name)
                .contains("fuzz-json", "fuzz-pdn", "fuzz-line", "fuzz-fen", "control-careless");
    }
}
