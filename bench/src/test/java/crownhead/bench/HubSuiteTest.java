package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.bench.hub.PlantedEngine;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class HubSuiteTest {
    @Test
    void aSmallRunSaysWhatWasTriedAndHowLongItTook() throws IOException {
        HubSuite.Size small = new HubSuite.Size(300, 50, 3, 10);
        assertThat(HubSuite.run(PlantedEngine.sound(), small))
                .extracting(Figure::name)
                .contains("hub-lines", "broken-hub", "hub-pong-slowest", "hub-stop", "hub-late");
    }
}
