package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemsSuiteTest {
    @Test
    void tellsHowManyOfThemAreSolved(@TempDir Path folder) throws IOException {
        ProblemsSuite.Size small = new ProblemsSuite.Size(2, 10, List.of(Duration.ofMillis(20)));
        Map<String, Double> scores =
                ProblemsSuite.run(small, folder).stream()
                        .collect(Collectors.toMap(Figure::name, Figure::score));
        assertThat(scores).containsOnlyKeys("problems-20", "problems-20-wins");
        assertThat(scores.values()).allSatisfy(it -> assertThat(it).isBetween(1.0, 100.0));
    }
}
