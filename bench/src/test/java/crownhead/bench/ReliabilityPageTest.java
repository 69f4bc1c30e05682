package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.reliability.Invariant;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReliabilityPageTest {
    @Test
    void isWhatTheKeptReportsSay() throws IOException {
        assertThat(Path.of("../docs/reliability.md"))
                .as("docs/reliability.md is written by bench/run page")
                .content()
                .isEqualTo(ReliabilityPage.of(ReportFile.readAll(Path.of("results/reliability"))));
    }

    @Test
    void saysWhatEveryInvariantIs() {
        for (Invariant invariant : Invariant.values()) {
            assertThat(ReliabilityPage.of(List.of()))
                    .contains("- " + invariant + ": " + invariant.sentence() + ".");
        }
    }
}
