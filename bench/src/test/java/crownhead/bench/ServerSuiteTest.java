package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.load.Load;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerSuiteTest {
    @Test
    void aSmallCrowdIsMeasuredBesideAPlainServer(@TempDir Path folder) throws IOException {
        Load.Size small = new Load.Size(4, 3, Duration.ofSeconds(2));
        List<Figure> figures = ServerSuite.run(List.of(small), folder);
        assertThat(figures)
                .extracting(Figure::name)
                .contains("server-moves-4", "server-move-cpu-4", "plain-server-moves-4");
        assertThat(figures.getFirst().score()).isPositive();
        assertThat(figures.getFirst().comparison())
                .map(Figure.Comparison::baseline)
                .contains("plain-server-moves-4");
    }

    @Test
    void playersWhoThinkMoveAtTheirOwnPace(@TempDir Path folder) throws IOException {
        Load.Size slow = new Load.Size(4, 2, Duration.ofSeconds(2), Duration.ofMillis(200));
        assertThat(ServerSuite.run(List.of(slow), folder))
                .extracting(Figure::name)
                .contains("server-moves-4-open", "plain-server-move-p99-4-open");
    }
}
