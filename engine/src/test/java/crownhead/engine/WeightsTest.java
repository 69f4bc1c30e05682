package crownhead.engine;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Position;
import org.junit.jupiter.api.Test;

class WeightsTest {
    @Test
    void areTheSameAfterTheyWereWrittenAndRead() {
        Weights shipped = Weights.shipped();
        Weights again = Weights.read(shipped.bytes());
        assertThat(again.bytes()).isEqualTo(shipped.bytes());
        assertThat(again.evaluation().of(Position.START))
                .isEqualTo(shipped.evaluation().of(Position.START));
        assertThat(again.origin()).isEqualTo(shipped.origin());
    }

    @Test
    void sayWhereTheyComeFrom() {
        assertThat(Weights.shipped().origin())
                .startsWith("Crownhead weights 1\n")
                .containsPattern("\\nseed: \\d+\\n")
                .containsPattern("\\ncommit: [0-9a-f]{7,}\\n")
                .containsPattern("\\ngames: \\d+, then twice as many each time, \\d+ nodes");
    }

    @Test
    void areSmallEnoughForABrowser() {
        assertThat(Weights.shipped().bytes()).hasSizeLessThan(1 << 20);
    }
}
