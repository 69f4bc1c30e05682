package crownhead.engine;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * What was learned, and from what. As bytes it is a remark of some lines, an empty line, and then
 * the weights: how many features are passed over because nothing is known of them, the weight on a
 * full board, the weight on an empty one. Of two opposite features only one is written.
 */
public final class Weights {
    private final String origin;
    private final short[] full;
    private final short[] empty;

    /**
     * Weights of all {@link Features}.
     *
     * @param origin how they were made, some lines
     */
    public Weights(String origin, short[] full, short[] empty) {
        this.origin = origin;
        this.full = full.clone();
        this.empty = empty.clone();
    }

    /** What is shipped. */
    public static Weights shipped() {
        InputStream resource =
                Objects.requireNonNull(Weights.class.getResourceAsStream("weights.bin"));
        try (resource) {
            return read(resource.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String origin() {
        return origin;
    }

    public Evaluation evaluation() {
        return new PatternEvaluation(full, empty);
    }

    public static Weights read(byte[] bytes) {
        int end = 0;
        while (bytes[end] != '\n' || bytes[end + 1] != '\n') {
            end++;
        }
        String origin = new String(bytes, 0, end, StandardCharsets.UTF_8);
        Weights weights = new Weights(origin, new short[Features.COUNT], new short[Features.COUNT]);
        weights.fill(new Numbers(bytes, end + 2));
        return weights;
    }

    private void fill(Numbers numbers) {
        int[] opposites = Features.opposites();
        for (int i = numbers.next(); i < Features.COUNT; i += 1 + numbers.next()) {
            full[i] = (short) numbers.nextSigned();
            empty[i] = (short) numbers.nextSigned();
            if (i < opposites.length) {
                full[opposites[i]] = (short) -full[i];
                empty[opposites[i]] = (short) -empty[i];
            }
        }
    }

    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes((origin + "\n\n").getBytes(StandardCharsets.UTF_8));
        int[] opposites = Features.opposites();
        int passed = 0;
        for (int i = 0; i < Features.COUNT; i++) {
            boolean isWritten = i >= opposites.length || opposites[i] > i;
            if (isWritten && (full[i] != 0 || empty[i] != 0)) {
                write(bytes, passed);
                write(bytes, zigzag(full[i]));
                write(bytes, zigzag(empty[i]));
                passed = 0;
            } else {
                passed++;
            }
        }
        write(bytes, passed);
        return bytes.toByteArray();
    }

    private static int zigzag(int number) {
        return number << 1 ^ number >> 31;
    }

    /** Seven bits a byte, the lowest first; the last byte has its highest bit clear. */
    private static void write(ByteArrayOutputStream bytes, int number) {
        int left = number;
        for (; left > 0x7F; left >>>= 7) {
            bytes.write((left & 0x7F) | 0x80);
        }
        bytes.write(left);
    }

    /** Reads what {@link #write} wrote. */
    private static final class Numbers {
        private final byte[] bytes;
        private int at;

        Numbers(byte[] bytes, int at) {
            this.bytes = bytes;
            this.at = at;
        }

        int next() {
            int number = 0;
            for (int shift = 0; ; shift += 7) {
                int part = bytes[at++];
                number |= (part & 0x7F) << shift;
                if (part >= 0) {
                    return number;
                }
            }
        }

        int nextSigned() {
            int number = next();
            return number >>> 1 ^ -(number & 1);
        }
    }
}
