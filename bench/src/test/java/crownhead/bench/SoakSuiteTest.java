package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.load.Bustle;
import crownhead.bench.reliability.Fault;
import crownhead.bench.reliability.HouseServer;
import crownhead.bench.reliability.SmallHouse;
import crownhead.bench.reliability.Soak;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SoakSuiteTest {
    private static final long SEED = 20270120;
    private static final Soak.Size SMALL =
            new Soak.Size(
                    4,
                    Duration.ofMillis(5),
                    new Bustle.Size(3, Duration.ofMillis(20)),
                    2,
                    Duration.ofMillis(500));

    @TempDir private Path folder;

    private HouseServer.Setup setup() {
        return SmallHouse.in(folder);
    }

    @Test
    void aCrowdThatBreaksOffAgainAndAgainIsServedAndNobodyElseIsAsked() throws IOException {
        Soak.Outcome outcome = Soak.of(setup(), SMALL, SEED);
        assertThat(outcome.findings().broken()).isEmpty();
        assertThat(outcome.moves().count()).isPositive();
        assertThat(outcome.returns().count()).isPositive();
        assertThat(outcome.others().times().count()).isPositive();
        assertThat(outcome.strangers()).isEmpty();
        assertThat(outcome.samples()).hasSize(2);
    }

    @Test
    void aHouseThatKeepsWhatItNeedNotIsFound() throws IOException {
        Soak.Outcome outcome = Soak.of(setup().with(Fault.HOARDS), SMALL, SEED);
        assertThat(SoakSuite.heap(outcome)).isGreaterThan(110);
    }
}
