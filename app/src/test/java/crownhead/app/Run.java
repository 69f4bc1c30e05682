package crownhead.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** One run of the command, as a script sees it. */
record Run(int exitCode, String out, String err) {
    static Run of(String... args) {
        return withInput(new byte[0], args);
    }

    static Run withInput(String text, String... args) {
        return withInput(text.getBytes(StandardCharsets.UTF_8), args);
    }

    static Run withInput(byte[] input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = Console.of(new ByteArrayInputStream(input), out, err);
        int exitCode = Crownhead.run(console, new HalfSeconds(), args);
        return new Run(
                exitCode,
                out.toString(StandardCharsets.UTF_8),
                err.toString(StandardCharsets.UTF_8));
    }

    /** Each time it is asked, half a second has passed. */
    private static final class HalfSeconds implements InstantSource {
        private Instant now = Instant.parse("2026-01-01T12:00:00Z");

        @Override
        public Instant instant() {
            now = now.plus(Duration.ofMillis(500));
            return now;
        }
    }
}
