package crownhead.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two nodes over one store in a bad world: messages come late, twice or never, the store does not
 * answer, nodes lose their memory. No promise may be broken; and each planted bug must be found.
 */
class SimulationTest {
    private static final int SEEDS = 2_000;

    @Test
    void noSeedBreaksAPromise() {
        long rows = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            Simulation.Run run = Simulation.run(seed, Bug.NONE);
            assertThat(run.violations()).describedAs("seed %s", seed).isEmpty();
            rows += run.rows();
        }
        assertThat(rows).isGreaterThan(SEEDS * 50L);
    }

    @Test
    void theSameSeedGivesTheSameRun() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(Simulation.run(seed, Bug.NONE)).isEqualTo(Simulation.run(seed, Bug.NONE));
        }
    }

    /** The seeds were found by trying them in order. */
    @ParameterizedTest
    @CsvSource({
        "ACKNOWLEDGES_BEFORE_STORING, 0, ACKNOWLEDGED_IS_STORED",
        "DOES_NOT_GUARD_VERSIONS, 1, ACKNOWLEDGED_IS_STORED",
        "FORGETS_COMMANDS, 25, CARRIED_OUT_ONCE",
        "TELLS_BEFORE_STORING, 1, TOLD_IS_STORED",
        "TRUSTS_THE_WALL_CLOCK, 0, TIME_IS_FAIR",
        "SKIPS_ONE_ON_RESUME, 0, TOLD_IN_ORDER",
    })
    void aPlantedBugIsFound(Bug bug, long seed, Promise broken) {
        assertThat(Simulation.run(seed, bug).violations())
                .extracting(Promise.Violation::promise)
                .contains(broken);
    }
}
