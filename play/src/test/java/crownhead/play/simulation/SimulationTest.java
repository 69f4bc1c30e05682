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
        "ACKNOWLEDGES_BEFORE_STORING, 0, I1",
        "DOES_NOT_GUARD_VERSIONS, 0, I4",
        "FORGETS_COMMANDS, 0, I3",
        "TELLS_BEFORE_STORING, 1, I6",
        "TRUSTS_THE_WALL_CLOCK, 1, I7",
        "SKIPS_ONE_ON_RESUME, 0, I5",
    })
    void aPlantedBugIsFound(Bug bug, long seed, String broken) {
        assertThat(Simulation.run(seed, bug).violations())
                .anyMatch(violation -> violation.startsWith(broken));
    }
}
