package crownhead.clients.connection;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The lines of a stream, of which none may be longer than the house may send. */
final class Lines {
    private static final int BUFFER = 8192;

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private int next;
    private int end;

    Lines(InputStream in) {
        this.in = in;
    }

    /**
     * The next line that is not empty; none at the end of the stream. After a time-out it goes on
     * where it was.
     */
    Optional<String> next() throws IOException {
        while (true) {
            if (next == end) {
                next = 0;
                end = 0;
                int count = in.read(buffer);
                if (count < 0) {
                    return Optional.empty();
                }
                end = count;
            }
            Optional<String> complete = take(buffer[next++]);
            if (complete.isPresent()) {
                return complete;
            }
        }
    }

    private Optional<String> take(byte next) throws IOException {
        if (next != '\n') {
            if (line.size() > Link.LONGEST) {
                throw new IOException("the server sent a line that is too long");
            }
            line.write(next);
            return Optional.empty();
        }
        String text = line.toString(StandardCharsets.UTF_8).strip();
        line.reset();
        return Optional.of(text).filter(words -> !words.isEmpty());
    }
}
