package crownhead.app;

import java.io.IOException;
import java.util.Locale;

/** The answer cannot be written: its reader has gone, as in {@code | head}, or the disk is full. */
final class OutputLost extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String why;

    OutputLost(IOException cause) {
        super(cause);
        why = String.valueOf(cause.getMessage());
    }

    boolean isReaderGone() {
        return why.toLowerCase(Locale.ROOT).contains("pipe");
    }

    String why() {
        return why;
    }
}
