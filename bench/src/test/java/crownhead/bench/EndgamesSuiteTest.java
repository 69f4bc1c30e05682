package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EndgamesSuiteTest {
    @Test
    void aSmallRunMakesAndVerifiesTables(@TempDir Path folder) throws IOException {
        EndgamesSuite.Size small = new EndgamesSuite.Size(2, 500, 1, 1);
        Map<String, Double> scores =
                EndgamesSuite.run(small, folder).stream()
                        .collect(Collectors.toMap(Figure::name, Figure::score));
        assertThat(scores)
                .containsEntry("endgames-positions", 3_488.0)
                .containsEntry("endgames-samples", 500.0)
                .containsKeys("endgames-build", "endgames-beyond-build", "broken-endgames");
    }
}
