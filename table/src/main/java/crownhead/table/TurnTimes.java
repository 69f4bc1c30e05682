package crownhead.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * How long each turn of a game took: that of the last one, and those before it. Every move makes
 * one of them more, and shares all others with the table that was before.
 */
public final class TurnTimes {
    /** Nobody has moved. */
    static final TurnTimes NONE = new TurnTimes(Optional.empty(), Duration.ZERO);

    private final Optional<TurnTimes> before;
    private final Duration last;

    private TurnTimes(Optional<TurnTimes> before, Duration last) {
        this.before = before;
        this.last = last;
    }

    TurnTimes then(Duration time) {
        return new TurnTimes(Optional.of(this), time);
    }

    /** Without those of so many turns that were taken back. */
    TurnTimes without(int turns) {
        TurnTimes left = this;
        for (int i = 0; i < turns; i++) {
            left = left.before();
        }
        return left;
    }

    Duration last() {
        return last;
    }

    TurnTimes before() {
        return before.orElseThrow(() -> new IllegalStateException("There is no turn before"));
    }

    /** The first turn's first. */
    public List<Duration> all() {
        Deque<Duration> all = new ArrayDeque<>();
        for (TurnTimes times = this; times.before.isPresent(); times = times.before()) {
            all.addFirst(times.last);
        }
        return List.copyOf(all);
    }

    /** Two are the same if all turns took as long. */
    @Override
    public boolean equals(Object other) {
        return other instanceof TurnTimes times && all().equals(times.all());
    }

    @Override
    public int hashCode() {
        return all().hashCode();
    }

    @Override
    public String toString() {
        return all().toString();
    }
}
