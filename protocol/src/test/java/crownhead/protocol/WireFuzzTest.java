package crownhead.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whatever comes in a line, it is a message or a {@link BadMessage}. */
class WireFuzzTest {
    private static final long SEED = 20_261_116L;
    private static final int LINES = 200_000;
    private static final int MOST_CHANGES = 6;
    private static final String LETTERS =
            "{}[]\":,0123456789-+.eE \\/\t\u0000\u00e9\u20ac\ud83d\ude00\ud800untf";
    private static final List<String> PIECES =
            List.of(
                    "null",
                    "[]",
                    "{}",
                    "\"\"",
                    "-1",
                    "1e99",
                    "true",
                    "\"type\":",
                    "\\ud800",
                    "[[",
                    "\"");

    private final SplittableRandom random = new SplittableRandom(SEED);
    private final List<String> samples = SampleLines.all();
    private int messages;
    private int faults;

    @Test
    void isAMessageOrABadMessageAndNothingElse() {
        for (int i = 0; i < LINES; i++) {
            String line = changed(samples.get(random.nextInt(samples.size())));
            try {
                read(line);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("Seed " + SEED + ", line " + i + ": " + line, e);
            }
        }
        assertThat(messages).isGreaterThan(LINES / 100);
        assertThat(faults).isGreaterThan(LINES / 10);
    }

    /** A line that was understood can be written, and is understood again. */
    private void read(String line) {
        if (random.nextBoolean()) {
            SampleLines.ofClient(line).ifPresentOrElse(this::again, () -> faults++);
        } else {
            SampleLines.ofHouse(line).ifPresentOrElse(this::again, () -> faults++);
        }
    }

    private void again(ClientMessage message) {
        messages++;
        assertThat(SampleLines.ofClient(Wire.write(message))).contains(message);
    }

    private void again(ServerMessage message) {
        messages++;
        assertThat(SampleLines.ofHouse(Wire.write(message))).contains(message);
    }

    private String changed(String sample) {
        StringBuilder line = new StringBuilder(sample);
        for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) {
            change(line);
        }
        return line.toString();
    }

    private void change(StringBuilder line) {
        int at = random.nextInt(line.length() + 1);
        int end = Math.min(line.length(), at + random.nextInt(12));
        switch (random.nextInt(5)) {
            case 0 -> line.delete(at, end);
            case 1 -> line.insert(at, anyLetter());
            case 2 -> line.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
            case 3 -> line.insert(at, line.substring(at, end));
            default -> {
                if (at < line.length()) {
                    line.setCharAt(at, anyLetter());
                }
            }
        }
    }

    private char anyLetter() {
        return LETTERS.charAt(random.nextInt(LETTERS.length()));
    }
}
