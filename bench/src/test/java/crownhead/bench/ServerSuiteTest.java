package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.reliability.Speed;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerSuiteTest {
    @Test
    void aSmallCrowdIsMeasuredBesideAPlainServer(@TempDir Path folder) throws IOException {
        Speed.Size small = new Speed.Size(4, 3, Duration.ofSeconds(2));
        List<Figure> figures = ServerSuite.run(small, folder);
        assertThat(figures)
                .extracting(Figure::name)
                .contains("server-moves", "server-p99", "server-cpu", "plain-server-moves");
        assertThat(figures.getFirst().score()).isPositive();
        assertThat(figures.getFirst().comparison())
                .map(Figure.Comparison::baseline)
                .contains("plain-server-moves");
    }
}
