package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KillsTest {
    private static final long SEED = 20270101;
    private static final Duration LONGEST_PLAY = Duration.ofMillis(1_200);

    @TempDir private Path folder;

    private HouseServer.Setup setup() {
        return SmallHouse.in(folder);
    }

    private static Kills.Size kills(int number) {
        return new Kills.Size(number, 8, LONGEST_PLAY);
    }

    private static void assertClean(Kills.Outcome outcome, int kills) {
        assertThat(outcome.findings().broken()).isEmpty();
        assertThat(outcome.findings().acknowledged()).isPositive();
        assertThat(outcome.kills()).hasSize(kills);
    }

    @Nested
    class OnSqlite {
        @Test
        void aHouseThatIsKilledLosesNothingThatItAcknowledged() throws IOException {
            assertClean(Kills.ofHouse(setup(), kills(5), SEED), 5);
        }

        @Test
        void aHouseThatAcknowledgesBeforeItStoresIsFoundOut() throws IOException {
            HouseServer.Setup hasty = setup().with(Fault.ACKNOWLEDGES_EARLY);
            assertThat(Kills.ofHouse(hasty, kills(3), SEED).findings().broken())
                    .extracting(Invariant.Broken::invariant)
                    .contains(Invariant.I1);
        }
    }

    @Nested
    class OnPostgres {
        @Test
        void aHouseThatIsKilledLosesNothingThatItAcknowledged() throws IOException {
            try (Postgres database = new Postgres()) {
                HouseServer.Setup there = setup().withDatabase(database.freshDatabase());
                assertClean(Kills.ofHouse(there, kills(3), SEED), 3);
            }
        }

        @Test
        void aDatabaseThatIsKilledLosesNothingAndTheHouseFindsItAgain() throws IOException {
            try (Postgres database = new Postgres()) {
                HouseServer.Setup there = setup().withDatabase(database.freshDatabase());
                assertClean(Kills.ofDatabase(there, database, kills(2), SEED), 2);
            }
        }
    }
}
