package crownhead.server.storage;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/** What the only writer of a database knows of a log, so that it need not look. */
final class KnownLog {
    private static final int MOVES = 64;

    private final long number;

    /** Those of its rows so far, in their order; a game has few enough to look through them. */
    private long[] marks;

    private int version;
    private OptionalLong deadline;

    /** {@code marks} are those of all its rows; {@code deadline} is what is kept for its table. */
    KnownLog(long number, List<Long> marks, OptionalLong deadline) {
        this.number = number;
        this.marks = marks.stream().mapToLong(Long::longValue).toArray();
        this.version = marks.size();
        this.deadline = deadline;
    }

    long number() {
        return number;
    }

    /** Whether a row is the next one, and what it carries out was not carried out before. */
    boolean takes(StoredRow row) {
        if (row.version() != version + 1 || isKnown(row.mark())) {
            return false;
        }
        if (version == marks.length) {
            marks = Arrays.copyOf(marks, Math.max(MOVES, 2 * version));
        }
        marks[version] = row.mark();
        version++;
        return true;
    }

    private boolean isKnown(long mark) {
        for (int i = 0; i < version; i++) {
            if (marks[i] == mark) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the deadline that is kept serves for a row too: it comes no later than the row's, and
     * has not passed.
     */
    boolean isKeptFor(StoredRow row) {
        return deadline.isPresent()
                && deadline.getAsLong() > row.at()
                && deadline.getAsLong() <= row.due().orElse(Long.MAX_VALUE);
    }

    void keep(OptionalLong due) {
        deadline = due;
    }
}
