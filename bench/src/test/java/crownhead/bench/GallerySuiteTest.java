package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.load.Gallery;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GallerySuiteTest {
    @Test
    void othersPlayOnWhileManyLookOnElsewhere(@TempDir Path folder) throws IOException {
        Gallery.Size few = new Gallery.Size(6, 2, Duration.ofMillis(100));
        List<Figure> figures =
                GallerySuite.run(new GallerySuite.Size(3, few, 1, Duration.ofSeconds(3)), folder);
        assertThat(figures)
                .extracting(Figure::name)
                .contains("gallery-p99-besides", "gallery-p99-alone");
    }
}
