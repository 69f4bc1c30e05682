package crownhead.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {
    /** As far as the slow rules are quick enough to be asked again. */
    private static final long FEW = 10_000;

    @ParameterizedTest
    @MethodSource("lines")
    void everyDepthHasAsManyLeavesAsWritten(Line line) {
        for (int depth = 1; depth <= line.counts().size(); depth++) {
            assertThat(Perft.count(line.position(), depth))
                    .as("depth %d", depth)
                    .isEqualTo(line.counts().get(depth - 1));
        }
    }

    @ParameterizedTest
    @MethodSource("lines")
    void theSlowRulesCountTheSame(Line line) {
        for (int depth = 1; depth <= line.counts().size(); depth++) {
            long count = line.counts().get(depth - 1);
            if (count <= FEW) {
                assertThat(SlowRules.perft(line.position(), depth))
                        .as("depth %d", depth)
                        .isEqualTo(count);
            }
        }
    }

    @Test
    void noTurnIsPlayedInOneWay() {
        assertThat(Perft.count(Position.START, 0)).isEqualTo(1);
    }

    @Test
    void aDepthBelowZeroIsAMistake() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(Position.START, -1))
                .withMessage("No depth -1: it starts at 0");
    }

    /** A position with the number of leaves at depth 1, 2, 3 and so on. */
    record Line(Position position, List<Long> counts) {
        @Override
        public String toString() {
            return TestPositions.text(position);
        }
    }

    static List<Line> lines() throws IOException {
        List<Line> lines = new ArrayList<>();
        for (String text : text().split("\n", -1)) {
            if (!text.isBlank() && !text.startsWith("#")) {
                lines.add(line(text));
            }
        }
        return lines;
    }

    private static Line line(String text) {
        String[] halves = text.split(" = ", -1);
        List<Long> counts = new ArrayList<>();
        for (String count : halves[1].split(" ", -1)) {
            counts.add(Long.valueOf(count));
        }
        return new Line(TestPositions.of(halves[0]), counts);
    }

    private static String text() throws IOException {
        try (InputStream file =
                Objects.requireNonNull(PerftTest.class.getResourceAsStream("perft.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
