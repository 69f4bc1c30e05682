package crownhead.table;

import crownhead.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A moment at which something happens at a table although nobody asks for it. */
sealed interface Deadline {
    Instant at();

    record Warning(Instant at, Duration left) implements Deadline {}

    record Flag(Instant at) implements Deadline {}

    record PauseEnds(Instant at) implements Deadline {}

    record GraceEnds(Instant at, Side side) implements Deadline {}

    /** The earliest. Of two at the same moment, a warning comes before the end it warns of. */
    static Optional<Deadline> nextOf(Table table) {
        if (table.isOver()) {
            return Optional.empty();
        }
        Optional<Deadline> next = warning(table.clock());
        next = earlier(next, table.pause().map(pause -> new PauseEnds(pause.until())));
        next = earlier(next, table.clock().flag().map(Flag::new));
        next = earlier(next, grace(table, Side.FIRST));
        return earlier(next, grace(table, Side.SECOND));
    }

    private static Optional<Deadline> warning(Clock clock) {
        return clock.nextWarning()
                .flatMap(left -> clock.momentOf(left).map(at -> new Warning(at, left)));
    }

    private static Optional<Deadline> grace(Table table, Side side) {
        return table.conduct(side).graceEnds().map(at -> new GraceEnds(at, side));
    }

    private static Optional<Deadline> earlier(
            Optional<Deadline> one, Optional<? extends Deadline> other) {
        boolean isOne =
                one.isPresent() && (other.isEmpty() || !other.get().at().isBefore(one.get().at()));
        return isOne ? one : other.map(deadline -> deadline);
    }
}
