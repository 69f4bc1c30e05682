package crownhead.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrownheadTest {
    @Nested
    class Help {
        @Test
        void namesEveryCommand() {
            Run run = Run.of("--help");
            assertThat(run.exitCode()).isZero();
            assertThat(run.out())
                    .contains(
                            "\n  validate  ",
                            "\n  pdn  ",
                            "\n  perft  ",
                            "\n  tables  ",
                            "\n  engine  ",
                            "\n  bench  ",
                            "\n  train  ",
                            "\n  play  ",
                            "\n  local  ",
                            "\n  join  ",
                            "\n  guide  ",
                            "\n  help  ");
            assertThat(run.err()).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "validate",
                    "pdn",
                    "perft",
                    "tables",
                    "engine",
                    "bench",
                    "train",
                    "play",
                    "local",
                    "join",
                    "guide",
                    "desktop"
                })
        void ofEachCommandHasExamplesAndExitCodes(String command) {
            Run run = Run.of(command, "--help");
            assertThat(run.exitCode()).isZero();
            assertThat(run.out())
                    .contains("Usage: crownhead " + command, "Examples:", "Exit codes:");
            assertThat(Run.of("help", command)).isEqualTo(run);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "crownhead",
                    "validate",
                    "pdn",
                    "perft",
                    "tables",
                    "engine",
                    "bench",
                    "train",
                    "play",
                    "local",
                    "join",
                    "guide"
                })
        void fitsASmallTerminal(String command) {
            Run run = command.equals("crownhead") ? Run.of("help") : Run.of("help", command);
            assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
        }
    }

    @Test
    void tellsItsVersion() {
        assertThat(Run.of("--version").out()).startsWith("crownhead ");
        assertThat(Run.of("validate", "--version")).isEqualTo(Run.of("--version"));
    }

    @Nested
    class WrongUse {
        @Test
        void isRefusedWithAHint() {
            assertThat(Run.of("validate", "--bogus"))
                    .isEqualTo(
                            new Run(
                                    2,
                                    "",
                                    "Unknown option: '--bogus'\nTry 'crownhead validate --help'.\n"));
        }

        @Test
        void isAnsweredWithWhatWasPerhapsMeant() {
            Run run = Run.of("valdate");
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains("Did you mean: crownhead validate");
        }

        @Test
        void isToNameNoCommandAndThenTheCommandsAreShown() {
            Run run = Run.of();
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).startsWith("Usage: crownhead").contains("validate", "perft");
        }

        @Test
        void isNotToHaveAFileNameThatStartsWithAnAt() {
            assertThat(Run.of("pdn", "@missing.pdn").err())
                    .startsWith("Cannot read @missing.pdn (");
        }
    }

    @Nested
    class AnAnswerThatDoesNotArrive {
        private final ByteArrayOutputStream err = new ByteArrayOutputStream();

        @Test
        void endsQuietlyWhenItsReaderHasGone() {
            assertThat(exitCodeWhenWritingFailsWith("Broken pipe")).isEqualTo(141);
            assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        }

        @Test
        void isToldWhenTheDiskIsFull() {
            assertThat(exitCodeWhenWritingFailsWith("No space left on device")).isEqualTo(2);
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .isEqualTo("The answer cannot be written: No space left on device\n");
        }

        private int exitCodeWhenWritingFailsWith(String reason) {
            InputStream in = new ByteArrayInputStream(new byte[0]);
            Console console = Console.of(in, new FailingStream(reason), err);
            return Crownhead.run(console, InstantSource.system(), "validate");
        }
    }

    @Test
    void aMistakeInCrownheadItselfIsNoAnswer() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream in =
                new FilterInputStream(InputStream.nullInputStream()) {
                    @Override
                    public int read(byte[] target, int offset, int length) {
                        throw new IllegalStateException("a mistake");
                    }
                };
        Console console = Console.of(in, new ByteArrayOutputStream(), err);
        assertThat(Crownhead.run(console, InstantSource.system(), "pdn", "-")).isEqualTo(70);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("Crownhead itself failed")
                .contains("IllegalStateException: a mistake");
    }

    private static final class FailingStream extends OutputStream {
        private final String reason;

        FailingStream(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int b) throws IOException {
            throw new IOException(reason);
        }
    }
}
