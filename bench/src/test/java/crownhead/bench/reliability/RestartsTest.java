package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RestartsTest {
    private static final long SEED = 20270110;
    private static final int PEOPLE = 40;
    private static final Restarts.Size SMALL =
            new Restarts.Size(1, PEOPLE, 2, Duration.ofMillis(300));

    @TempDir private Path folder;

    private HouseServer.Setup setup() {
        return SmallHouse.in(folder);
    }

    @Test
    @Tag("OP-4c")
    void tellEverybodyWhenToComeBackAndTheyDo() throws IOException {
        Restarts.Outcome outcome = Restarts.of(setup(), SMALL, SEED);
        assertThat(outcome.findings().broken()).isEmpty();
        assertThat(outcome.restarts()).hasSize(1);
        assertThat(outcome.restarts().getFirst().untold()).isZero();
    }

    @Test
    void ofAHouseThatGoesWithoutAWordAreFound() throws IOException {
        Restarts.Outcome outcome = Restarts.of(setup().with(Fault.VANISHES), SMALL, SEED);
        assertThat(outcome.restarts().getFirst().untold()).isEqualTo(PEOPLE);
    }
}
