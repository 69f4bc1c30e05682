package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DrainsTest {
    private static final long SEED = 20270109;
    private static final Drains.Size SMALL = new Drains.Size(2, 4, Duration.ofSeconds(1));

    @TempDir private Path folder;

    @Test
    @Tag("OP-4c")
    void loseNothingAndTellEveryoneWhenToComeBack() throws IOException {
        Drains.Outcome outcome = Drains.of(setup(), SMALL, SEED);
        assertThat(outcome.findings().broken()).isEmpty();
        assertThat(outcome.findings().acknowledged()).isPositive();
        assertThat(outcome.drains())
                .hasSize(2)
                .allSatisfy(drain -> {
                    assertThat(drain.exitCode()).isZero();
                    assertThat(drain.connected()).isPositive();
                    assertThat(drain.unwarned()).isZero();
                });
    }

    @Test
    void areToldFromAHouseThatGoesWithoutAWord() throws IOException {
        Drains.Outcome outcome = Drains.of(setup().with(Fault.VANISHES), SMALL, SEED);
        assertThat(outcome.drains()).anyMatch(drain -> drain.unwarned() > 0);
    }

    private HouseServer.Setup setup() {
        return SmallHouse.in(folder);
    }
}
