package crownhead.table.series;

import java.util.List;

/** What a table says to a command beside its games. */
public sealed interface SeriesDecision {
    /** The command stands, and this is what happens. */
    record Accepted(List<SeriesEvent> events) implements SeriesDecision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** Nothing happens. */
    record Refused(SeriesRefusal why) implements SeriesDecision {}
}
