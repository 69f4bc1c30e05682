package crownhead.bench.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PaintsTest {
    @Test
    void areNotExceededByThatManyInAHundred() {
        Paints paints = new Paints();
        IntStream.rangeClosed(1, 101).forEach(i -> paints.add(new Paints.Paint(102 - i, 16)));
        assertThat(paints.count()).isEqualTo(101);
        assertThat(paints.percentile(50, Paints.Paint::millis)).isEqualTo(51);
        assertThat(paints.percentile(99, Paints.Paint::millis)).isEqualTo(100);
        assertThat(paints.percentile(100, Paints.Paint::millis)).isEqualTo(101);
        assertThat(paints.percentile(100, Paints.Paint::counted)).isEqualTo(16);
    }
}
