package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepeatsTest {
    private static final long SEED = 20270102;
    private static final Repeats.Size SMALL = new Repeats.Size(2_000, 10, 1);

    @TempDir private Path folder;

    private HouseServer.Setup setup() {
        return SmallHouse.in(folder);
    }

    @Test
    void aRequestIsCarriedOutOnceAndAnsweredAlikeHoweverOftenItComes() throws IOException {
        Repeats.Outcome outcome = Repeats.run(setup(), SMALL, SEED);
        assertThat(outcome.findings().broken()).isEmpty();
        assertThat(outcome.moves()).isGreaterThanOrEqualTo(SMALL.moves());
    }

    @Test
    void aLedgerThatForgetsRequestsIsFoundOut() throws IOException {
        Repeats.Outcome outcome = Repeats.run(setup().with(Fault.FORGETS_REQUESTS), SMALL, SEED);
        assertThat(outcome.findings().broken())
                .isNotEmpty()
                .extracting(Invariant.Broken::invariant)
                .containsOnly(Invariant.I3);
    }
}
