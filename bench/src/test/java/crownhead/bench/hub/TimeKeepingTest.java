package crownhead.bench.hub;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.reliability.Latencies;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class TimeKeepingTest {
    private static final long SEED = 20_261_118;
    private static final int MOVES = 60;

    @Test
    void anEngineThatOversleepsIsFound() throws IOException {
        Latencies overruns = overruns(PlantedEngine.Fault.OVERSLEEPS);
        assertThat(overruns.count()).isEqualTo(MOVES);
        assertThat(overruns.longerThan(TimeKeeping.TOLERANCE)).isPositive();
    }

    @Test
    void everyMoveIsCountedHoweverLongItTook() throws IOException {
        assertThat(overruns(PlantedEngine.Fault.NONE).count()).isEqualTo(MOVES);
    }

    private static Latencies overruns(PlantedEngine.Fault fault) throws IOException {
        try (HubProgram program = HubProgram.start(PlantedEngine.command(fault))) {
            return TimeKeeping.of(program, MOVES, SEED);
        }
    }
}
