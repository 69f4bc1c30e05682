package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import crownhead.bench.baseline.BareJavalin;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class StartTest {
    private static final String CLASSES = System.getProperty("java.class.path");

    @Test
    void isMeasuredUntilThePageIsShown() throws IOException {
        assertThat(Start.millis(Start.server("-cp", CLASSES, BareJavalin.class.getName())))
                .isPositive();
    }

    @Test
    void isNoneOfWhatDoesNotOpen() {
        assertThatThrownBy(() -> Start.millis(Start.server("-version")))
                .isInstanceOf(IOException.class);
    }
}
