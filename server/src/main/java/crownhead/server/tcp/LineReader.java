package crownhead.server.tcp;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Cuts bytes into lines that are not too long and are text. */
final class LineReader {
    /** What comes is no line: nothing more can be read. */
    static final class BadLine extends Exception {
        private static final long serialVersionUID = 1;

        enum Kind {
            TOO_LONG,
            NOT_TEXT
        }

        private final Kind kind;

        BadLine(Kind kind) {
            super(kind.name());
            this.kind = kind;
        }

        Kind kind() {
            return kind;
        }
    }

    private final InputStream in;
    private final int longest;
    private final byte[] buffer = new byte[8192];
    private int start;
    private int end;

    LineReader(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** The next line, or nothing at the end; a last line without an end is none. */
    Optional<String> next() throws IOException, BadLine {
        Optional<byte[]> line = nextBytes();
        return line.isEmpty() ? Optional.empty() : Optional.of(text(line.get()));
    }

    private Optional<byte[]> nextBytes() throws IOException, BadLine {
        int searched = start;
        while (true) {
            for (int i = searched; i < end; i++) {
                if (buffer[i] == '\n') {
                    return Optional.of(take(i));
                }
            }
            if (end - start > longest + 1) {
                throw new BadLine(BadLine.Kind.TOO_LONG);
            }
            searched = end - start;
            if (!fill()) {
                return Optional.empty();
            }
        }
    }

    private byte[] take(int lineEnd) throws BadLine {
        int last = lineEnd > start && buffer[lineEnd - 1] == '\r' ? lineEnd - 1 : lineEnd;
        byte[] line = Arrays.copyOfRange(buffer, start, last);
        start = lineEnd + 1;
        if (line.length > longest) {
            throw new BadLine(BadLine.Kind.TOO_LONG);
        }
        return line;
    }

    /** Moves what is left to the front and reads on; false at the end. */
    private boolean fill() throws IOException {
        System.arraycopy(buffer, start, buffer, 0, end - start);
        end -= start;
        start = 0;
        int read = in.read(buffer, end, buffer.length - end);
        end += Math.max(0, read);
        return read >= 0;
    }

    private static String text(byte[] line) throws BadLine {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(line))
                    .toString();
        } catch (CharacterCodingException _) {
            throw new BadLine(BadLine.Kind.NOT_TEXT);
        }
    }
}
