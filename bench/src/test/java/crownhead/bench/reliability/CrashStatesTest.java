package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashStatesTest {
    private static final long SEED = 20270202;

    @TempDir private Path folder;

    @Test
    void aPowerCutLosesNothingThatWasAcknowledged() throws IOException {
        CrashStates.Outcome outcome =
                CrashStates.run(
                        folder, Fault.TIDIES_OFTEN, new CrashStates.Size(2, 4, 100, 300), SEED);
        assertThat(outcome.evidence()).isEmpty();
        assertThat(outcome.findings().broken()).isEmpty();
        assertThat(outcome.states()).isEqualTo(300);
        assertThat(outcome.lost() + outcome.corrupt() + outcome.holes() + outcome.changed())
                .isZero();
        assertThat(outcome.acknowledged()).isGreaterThanOrEqualTo(200);
        assertThat(outcome.byHouse()).isPositive();
    }

    @Test
    void aHouseThatDoesNotWaitForItsDiskIsFoundOut() throws IOException {
        CrashStates.Outcome outcome =
                CrashStates.run(
                        folder, Fault.SYNCS_RARELY, new CrashStates.Size(1, 4, 100, 100), SEED);
        assertThat(outcome.lost()).isPositive();
        assertThat(outcome.mostLost()).isPositive();
    }
}
