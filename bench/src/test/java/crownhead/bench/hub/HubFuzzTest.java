package crownhead.bench.hub;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class HubFuzzTest {
    private static final long SEED = 20_261_118;

    @Test
    void theEngineAnswersEveryBadLineWithAnErrorAndPlaysOn() throws IOException {
        HubFuzz.Outcome outcome = outcome(PlantedEngine.Fault.NONE, 3_000);
        assertThat(outcome.broken()).as("seed " + SEED).isEmpty();
        assertThat(outcome.lines()).isGreaterThanOrEqualTo(3_000);
        assertThat(outcome.errors()).isPositive().isLessThan(outcome.lines());
    }

    @Test
    void anEngineThatSwallowsErrorsIsFound() throws IOException {
        assertThat(outcome(PlantedEngine.Fault.SWALLOWS_ERRORS, 200).broken()).isNotEmpty();
    }

    @Test
    void anEngineThatDiesIsFound() throws IOException {
        assertThat(outcome(PlantedEngine.Fault.DIES_OF_NOISE, 200).broken())
                .hasSize(1)
                .first()
                .asString()
                .containsAnyOf("The program is gone", "Broken pipe");
    }

    private static HubFuzz.Outcome outcome(PlantedEngine.Fault fault, int lines)
            throws IOException {
        try (HubProgram program = HubProgram.start(PlantedEngine.command(fault))) {
            return HubFuzz.of(program, lines, SEED);
        }
    }
}
