package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupsTest {
    private static final long SEED = 20270404;

    @TempDir private Path folder;

    @Test
    void holdEverythingThatWasAcknowledgedBeforeAndDamageIsNeverSilent() throws IOException {
        Backups.Outcome outcome =
                Backups.run(folder, Copying.BY_THE_HOUSE, new Backups.Size(3, 10, 4, 40), SEED);
        assertThat(outcome.copies())
                .hasSize(3)
                .allSatisfy(copy -> {
                    assertThat(copy.broken()).isEmpty();
                    assertThat(copy.acknowledged()).isPositive();
                });
        assertThat(outcome.notPrefixes()).isZero();
        assertThat(outcome.silent()).isEmpty();
        assertThat(outcome.refusedBackups()).isEqualTo(10);
        assertThat(outcome.refusedDatabases() + outcome.harmless()).isEqualTo(10);
    }

    @Test
    void thatAreCopiedFilesAreFoundOut() throws IOException {
        Backups.Outcome outcome =
                Backups.run(folder, Copying.OF_THE_FILE, new Backups.Size(1, 1, 4, 40), SEED);
        assertThat(outcome.copies().getFirst().broken())
                .extracting(Invariant.Broken::invariant)
                .contains(Invariant.I1);
        assertThat(outcome.silent()).isNotEmpty();
    }
}
