package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OutageTest {
    private static final long SEED = 20270103;
    private static final Duration LENGTH = Duration.ofSeconds(6);

    @TempDir private Path folder;

    @ParameterizedTest
    @EnumSource(Outage.Kind.class)
    @Tag("CL-4a")
    @Tag("CL-4b")
    void nobodyIsChargedForItOrLosesByIt(Outage.Kind kind) throws IOException {
        HouseServer.Setup setup = SmallHouse.in(folder);
        Outage.Outcome outcome = Outage.of(kind, setup, LENGTH, 4, SEED);
        assertThat(outcome.findings().broken()).isEmpty();
        assertThat(outcome.mostChargedMillis()).isLessThanOrEqualTo(1_000);
        // A busy machine may keep a heartbeat waiting: what came after the last is given back.
        assertThat(outcome.leastChargedMillis()).isGreaterThanOrEqualTo(-3_000);
        assertThat(outcome.forfeits()).isZero();
        assertThat(outcome.forgeries()).isZero();
    }
}
