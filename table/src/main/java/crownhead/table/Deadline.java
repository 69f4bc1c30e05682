package crownhead.table;

import crownhead.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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
        Optional<Deadline> next = Optional.empty();
        for (Deadline deadline : of(table)) {
            if (next.isEmpty() || deadline.at().isBefore(next.get().at())) {
                next = Optional.of(deadline);
            }
        }
        return next;
    }

    private static List<Deadline> of(Table table) {
        List<Deadline> deadlines = new ArrayList<>();
        if (table.isOver()) {
            return deadlines;
        }
        Clock clock = table.clock();
        clock.nextWarning()
                .ifPresent(left ->
                        clock.momentOf(left).ifPresent(at -> deadlines.add(new Warning(at, left))));
        table.pause().ifPresent(pause -> deadlines.add(new PauseEnds(pause.until())));
        clock.flag().ifPresent(at -> deadlines.add(new Flag(at)));
        for (Side side : Side.values()) {
            table.conduct(side).graceEnds().ifPresent(at -> deadlines.add(new GraceEnds(at, side)));
        }
        return deadlines;
    }
}
