package crownhead.protocol.validation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

class ArchiveTextTest {
    private static final Charset OLD = Charset.forName("windows-1252");

    @Test
    void readsUtf8() throws IOException {
        assertThat(read("Jörg – Zoë 😀".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("Jörg – Zoë 😀");
    }

    @Test
    void readsOldFiles() throws IOException {
        assertThat(read("Jörg – Zoë".getBytes(OLD))).isEqualTo("Jörg – Zoë");
    }

    @Test
    void readsAFileThatMixesBoth() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write("Jörg ".getBytes(OLD));
        bytes.write("Zoë".getBytes(StandardCharsets.UTF_8));
        assertThat(read(bytes.toByteArray())).isEqualTo("Jörg Zoë");
    }

    @Test
    void readsALetterThatTheFileEndsIn() throws IOException {
        assertThat(read(new byte[] {'a', (byte) 0xC3})).isEqualTo("aÃ");
        assertThat(read(new byte[] {(byte) 0xF0, (byte) 0x9F})).isEqualTo("ðŸ");
    }

    @Test
    void readsNothingFromNothing() throws IOException {
        assertThat(read(new byte[0])).isEmpty();
    }

    @Test
    void readsTextOfAnyLengthAcrossItsWindow() throws IOException {
        for (int length = 8180; length < 8200; length++) {
            String text = "x".repeat(length) + "ö😀".repeat(9000);
            assertThat(read(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(text);
        }
    }

    @Test
    void givesALetterForEveryByteThatIsNotUtf8() throws IOException {
        byte[] noise = new byte[100_000];
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(7);
        random.nextBytes(noise);
        for (int i = 0; i < noise.length; i++) {
            // Bytes that can only go on with a letter, never begin one.
            noise[i] = (byte) (0x80 | (noise[i] & 0x3F));
        }
        assertThat(read(noise)).hasSize(noise.length);
    }

    private static String read(byte[] bytes) throws IOException {
        StringWriter text = new StringWriter();
        try (Reader reader = new ArchiveText(new Dripping(bytes))) {
            reader.transferTo(text);
        }
        return text.toString();
    }

    /** Gives a few bytes at a time, as a pipe does. */
    private static final class Dripping extends InputStream {
        private final InputStream bytes;

        Dripping(byte[] bytes) {
            this.bytes = new ByteArrayInputStream(bytes);
        }

        @Override
        public int read() throws IOException {
            return bytes.read();
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            return bytes.read(target, offset, Math.min(length, 777));
        }
    }
}
