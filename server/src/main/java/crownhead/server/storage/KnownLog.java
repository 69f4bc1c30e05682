package crownhead.server.storage;

import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;

/** What the only writer of a database knows of a log, so that it need not look. */
final class KnownLog {
    private final long number;
    private final Set<Long> marks;
    private long version;
    private OptionalLong deadline;

    /** {@code marks} are those of all its rows; {@code deadline} is what is kept for its table. */
    KnownLog(long number, Set<Long> marks, OptionalLong deadline) {
        this.number = number;
        this.marks = new HashSet<>(marks);
        this.version = marks.size();
        this.deadline = deadline;
    }

    long number() {
        return number;
    }

    /** Whether a row is the next one, and what it carries out was not carried out before. */
    boolean takes(StoredRow row) {
        if (row.version() != version + 1 || !marks.add(row.mark())) {
            return false;
        }
        version = row.version();
        return true;
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
