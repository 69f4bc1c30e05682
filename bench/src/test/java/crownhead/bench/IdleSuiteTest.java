package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdleSuiteTest {
    @Test
    void peopleWhoDoNothingAreCounted(@TempDir Path folder) throws IOException {
        List<Figure> figures =
                IdleSuite.run(new IdleSuite.Size(20, Duration.ofMillis(100)), folder);
        assertThat(figures.getFirst().score()).isEqualTo(20);
    }
}
