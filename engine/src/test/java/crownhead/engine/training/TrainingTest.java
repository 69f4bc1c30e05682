package crownhead.engine.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import crownhead.engine.Weights;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class TrainingTest {
    @Test
    void givesTheSameBytesAsEverHoweverManyThreadsPlay() throws IOException {
        byte[] alone = Training.run(tiny(1), (_, _, _) -> {}).bytes();
        byte[] together = Training.run(tiny(3), (_, _, _) -> {}).bytes();
        assertThat(together).isEqualTo(alone);
        assertThat(checksum(alone)).isEqualTo(kept());
    }

    @Test
    void tellsHowFarItIs() {
        List<String> told = new ArrayList<>();
        Training.run(
                new TrainingPlan(7, "abc", 1, 60, 30, 1),
                (what, done, of) -> told.add(what + " " + done + "/" + of));
        assertThat(told)
                .startsWith("generation 1: games 50/60", "generation 1: games 60/60")
                .endsWith("generation 1: learning 8/8");
    }

    @Test
    void namesItsSeedCommitAndGames() {
        Weights weights = Training.run(new TrainingPlan(7, "abc", 1, 2, 30, 1), (_, _, _) -> {});
        assertThat(weights.origin())
                .contains(
                        "seed: 7\ncommit: abc\ngenerations: 1\ngames: 2, then twice as many each time");
    }

    @Test
    void needsGames() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TrainingPlan(1, "abc", 1, 0, 30, 1));
    }

    private static TrainingPlan tiny(int threads) {
        return new TrainingPlan(11, "tiny", 2, 60, 60, threads);
    }

    private static String checksum(byte[] bytes) {
        CRC32 checksum = new CRC32();
        checksum.update(bytes);
        return Long.toHexString(checksum.getValue());
    }

    private static String kept() throws IOException {
        try (var resource =
                Objects.requireNonNull(TrainingTest.class.getResourceAsStream("tiny.txt"))) {
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }
}
