package crownhead.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CalibratorTest {
    @Test
    void measuresTheLoopAndTheDiskAndLeavesNothingBehind(@TempDir Path folder) throws IOException {
        Calibration calibration = new Calibrator(folder).calibrate();
        assertThat(calibration.loopMicros()).isPositive();
        assertThat(calibration.syncP50Micros())
                .isPositive()
                .isLessThanOrEqualTo(calibration.syncP99Micros());
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void takesStealAsAShareOfAllTicks() {
        ProcessorTime start = ProcessorTime.read("cpu  100 0 50 800 10 0 5 35 7 0");
        ProcessorTime end = ProcessorTime.read("cpu  140 0 60 840 10 0 5 45 9 0");
        assertThat(start.stealPercentUntil(end)).contains(10.0);
    }

    @Test
    void knowsNoStealWhereNoTicksAreCounted() {
        ProcessorTime unknown = new ProcessorTime(0, 0);
        assertThat(unknown.stealPercentUntil(unknown)).isEqualTo(Optional.empty());
    }
}
