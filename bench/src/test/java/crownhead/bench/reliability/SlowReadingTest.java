package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.load.Gallery;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlowReadingTest {
    private static final Gallery.Size FEW = new Gallery.Size(2, 0, Duration.ofMillis(1));

    @TempDir private Path folder;

    private HouseServer.Setup setup() {
        return SmallHouse.in(folder);
    }

    private static SlowReading.Size waiting(Duration time, Duration patience) {
        return new SlowReading.Size(FEW, 2, time, patience);
    }

    @Test
    @Tag("OP-5b")
    void isEndedByTheHouseWhileOthersPlayAndLookOn() throws IOException {
        SlowReading.Size size = waiting(Duration.ofSeconds(6), Duration.ofMinutes(3));
        SlowReading.Outcome outcome = SlowReading.at(setup(), size);
        assertThat(outcome.sentAway()).isPositive().isEven();
        assertThat(outcome.stayed()).isZero();
        assertThat(outcome.moves()).isPositive();
        assertThat(outcome.errors()).isEmpty();
    }

    @Test
    void atAHouseThatWaitsForReadersIsFound() throws IOException {
        HouseServer.Setup patient = setup().with(Fault.WAITS_FOR_READERS);
        SlowReading.Outcome outcome =
                SlowReading.at(patient, waiting(Duration.ZERO, Duration.ofSeconds(5)));
        assertThat(outcome.stayed()).isEqualTo(2);
    }
}
