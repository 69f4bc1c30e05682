package crownhead.bench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GuessingTest {
    private static final Guessing.Size SMALL = new Guessing.Size(200, Duration.ZERO, 1, 1);

    @TempDir private Path folder;

    private HouseServer.Setup setup() {
        return SmallHouse.in(folder);
    }

    @Test
    @Tag("OP-5b")
    void isRefusedTwoPasswordsAtATimeWhileOthersPlay() throws IOException {
        Guessing.Flood flood = Guessing.flood(setup(), SMALL);
        assertThat(flood.answers().others()).isZero();
        assertThat(flood.answers().lookedAt()).isPositive();
        assertThat(flood.hashedAtOnce()).isBetween(1, 2);
        assertThat(flood.moves()).isPositive();
    }

    @Test
    void thatIsLookedAtAllAtOnceIsFound() throws IOException {
        HouseServer.Setup busy = setup().with(Fault.HASHES_TOO_MANY);
        assertThat(Guessing.flood(busy, SMALL).hashedAtOnce()).isGreaterThan(2);
    }

    @Test
    void thatTellsWhichNamesAreKnownIsFound() throws IOException {
        HouseServer.Setup talkative = setup().with(Fault.TELLS_WHO_IS_KNOWN);
        Guessing.Medians medians = Guessing.medians(talkative, 5);
        assertThat(medians.unknown()).isLessThan(medians.known() / 2);
    }
}
