package crownhead.server.tcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import crownhead.server.tcp.LineReader.BadLine;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    private static final int LONGEST = 4096;

    /** Gives one byte at a time, as a slow network may. */
    private static final class Trickle extends InputStream {
        private final InputStream in;

        Trickle(byte[] bytes) {
            in = new ByteArrayInputStream(bytes);
        }

        @Override
        public int read() throws IOException {
            return in.read();
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            return in.read(buffer, offset, Math.min(1, length));
        }
    }

    private static LineReader reader(String text) {
        return new LineReader(new ByteArrayInputStream(text.getBytes(UTF_8)), LONGEST);
    }

    private static List<String> lines(LineReader reader) throws IOException, BadLine {
        List<String> lines = new ArrayList<>();
        Optional<String> line = reader.next();
        while (line.isPresent()) {
            lines.add(line.get());
            line = reader.next();
        }
        return lines;
    }

    private static void assertBad(BadLine.Kind kind, byte[] bytes) {
        for (InputStream in : List.of(new ByteArrayInputStream(bytes), new Trickle(bytes))) {
            assertThatExceptionOfType(BadLine.class)
                    .isThrownBy(() -> lines(new LineReader(in, LONGEST)))
                    .satisfies(bad -> assertThat(bad.kind()).isEqualTo(kind));
        }
    }

    @Nested
    class Lines {
        @Test
        void endWithALineFeedAndMayHaveACarriageReturnBeforeIt() throws IOException, BadLine {
            assertThat(lines(reader("one\ntwo\r\n\nth\rree\n")))
                    .containsExactly("one", "two", "", "th\rree");
        }

        @Test
        void withoutAnEndAreNone() throws IOException, BadLine {
            assertThat(lines(reader("one\ntwo"))).containsExactly("one");
            assertThat(lines(reader(""))).isEmpty();
        }

        @Test
        void areTheSameHoweverTheirBytesCome() throws IOException, BadLine {
            String text = ("\u00e4\u20ac\ud83d\ude00".repeat(300) + "\r\n").repeat(20);
            LineReader trickle = new LineReader(new Trickle(text.getBytes(UTF_8)), LONGEST);
            assertThat(lines(trickle)).hasSize(20).isEqualTo(lines(reader(text)));
        }
    }

    @Nested
    class ALineOfTheLongestLength {
        @Test
        void isRead() throws IOException, BadLine {
            String longest = "x".repeat(LONGEST);
            assertThat(lines(reader((longest + "\r\n").repeat(9))))
                    .hasSize(9)
                    .containsOnly(longest);
        }

        @Test
        void isTooLongWithOneByteMore() {
            assertBad(BadLine.Kind.TOO_LONG, ("x".repeat(LONGEST + 1) + "\n").getBytes(UTF_8));
        }

        @Test
        void isCountedInBytes() {
            assertBad(BadLine.Kind.TOO_LONG, ("\u20ac".repeat(1366) + "\n").getBytes(UTF_8));
        }

        @Test
        void isTooLongAsSoonAsItCannotEndInTime() {
            assertBad(BadLine.Kind.TOO_LONG, "x".repeat(LONGEST + 2).getBytes(UTF_8));
        }
    }

    @Nested
    class BytesThatAreNoUtf8 {
        @Test
        void areNoText() {
            assertBad(BadLine.Kind.NOT_TEXT, new byte[] {'a', (byte) 0xff, '\n'});
            assertBad(BadLine.Kind.NOT_TEXT, new byte[] {(byte) 0xc0, (byte) 0x80, '\n'});
            assertBad(
                    BadLine.Kind.NOT_TEXT,
                    new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80, '\n'});
            assertBad(BadLine.Kind.NOT_TEXT, new byte[] {(byte) 0xe2, (byte) 0x82, '\n'});
        }
    }
}
