package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import crownhead.bench.load.Load;
import crownhead.bench.load.MoveTimes;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesSuiteTest {
    private static final Load.Size SMALL = new Load.Size(4, 3, Duration.ofSeconds(1));

    @Nested
    class ASmallCrowd {
        @Test
        void playsWithoutAnErrorAndIsCompared(@TempDir Path folder) throws IOException {
            List<Figure> figures = TablesSuite.run(SMALL, folder);
            assertThat(figures)
                    .extracting(Figure::name)
                    .contains("moves", "move-p99", "move-cpu", "bot-errors", "plain-moves");
            assertThat(figures.getFirst().score()).isPositive();
            assertThat(figures.getFirst().comparison())
                    .map(Figure.Comparison::baseline)
                    .contains("plain-moves");
        }
    }

    @Nested
    class ACrowdThatMetAnError {
        private final Load load =
                new Load(
                        Duration.ofSeconds(1),
                        new MoveTimes(),
                        Duration.ZERO,
                        Optional.empty(),
                        Optional.empty(),
                        List.of("refused"));

        @Test
        void breaksAPromise() {
            assertThatExceptionOfType(BrokenPromise.class)
                    .isThrownBy(() -> LoadFigures.checked(load))
                    .withMessageContaining("refused");
        }
    }
}
