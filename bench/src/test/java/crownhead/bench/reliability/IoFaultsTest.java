package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IoFaultsTest {
    private static final long SEED = 20270303;
    private static final int GAMES = 4;

    @TempDir private Path folder;

    private HouseServer.Setup setup() {
        return SmallHouse.in(folder);
    }

    private static void assertClean(IoFaults.Outcome outcome) {
        assertThat(outcome.stuck()).isEmpty();
        assertThat(outcome.findings().broken()).isEmpty();
        assertThat(outcome.findings().acknowledged()).isPositive();
    }

    @Nested
    class ASyncThatFails {
        @Test
        void isNeverAcknowledgedAndTheHouseGoesOn() throws IOException {
            IoFaults.Outcome outcome = IoFaults.ofSyncs(setup(), new IoFaults.Size(3, GAMES), SEED);
            assertClean(outcome);
            assertThat(outcome.unavailable()).isPositive();
            assertThat(outcome.faults())
                    .hasSize(3)
                    .allSatisfy(fault -> assertThat(fault.mostOfOne()).isLessThanOrEqualTo(1));
        }

        @Test
        void whileTheHouseOpensDoesNoHarm() throws IOException {
            assertClean(IoFaults.atStart(folder, 4, GAMES, SEED));
        }

        @Test
        void isFoundOutIfItIsAcknowledged() throws IOException {
            HouseServer.Setup deaf = setup().with(Fault.HIDES_FAILURES);
            IoFaults.Size size = new IoFaults.Size(1, GAMES, Duration.ofSeconds(1));
            assertThat(IoFaults.ofSyncs(deaf, size, SEED).findings().broken())
                    .extracting(Invariant.Broken::invariant)
                    .contains(Invariant.I1);
        }
    }

    @Nested
    class ADiskThatIsFull {
        @Test
        void losesNothingThatWasAcknowledgedAndTheHouseGoesOnWhenThereIsRoom() throws IOException {
            IoFaults.Outcome outcome = IoFaults.ofFullDisk(folder, 1, GAMES, SEED);
            assertClean(outcome);
            assertThat(outcome.unavailable()).isPositive();
        }
    }
}
