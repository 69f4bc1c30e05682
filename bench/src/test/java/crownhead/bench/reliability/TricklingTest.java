package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TricklingTest {
    private static final int SOCKETS = 8;

    @TempDir private Path folder;

    @Test
    @Tag("OP-5b")
    void isEndedAtEveryDoorWhileOthersPlay() throws IOException {
        Trickling.Size small = new Trickling.Size(SOCKETS, 2, Duration.ofMinutes(3), Duration.ZERO);
        HouseServer.Setup setup = SmallHouse.in(folder);
        Trickling.Outcome outcome = Trickling.atHouse(setup, small);
        assertThat(outcome.cut()).isEqualTo(SOCKETS);
        assertThat(outcome.moves()).isPositive();
    }

    @Test
    void atAPortThatWaitsForEverybodyIsFound() throws IOException {
        try (PatientPort port = new PatientPort()) {
            Trickling.Size few = new Trickling.Size(4, 0, Duration.ofSeconds(3), Duration.ZERO);
            assertThat(Trickling.atAPatientPort(port.number(), few).uncut()).isEqualTo(4);
        }
    }
}
