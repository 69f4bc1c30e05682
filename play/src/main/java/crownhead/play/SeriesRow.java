package crownhead.play;

import crownhead.table.series.SeriesEvent;
import java.time.Instant;
import java.util.List;

/**
 * One decision of a series as it is stored: whole or not at all. The first row opens the series.
 *
 * @param version which decision of its series it is, counted from 1
 * @param at when it was decided
 */
public record SeriesRow(SeriesId series, long version, Instant at, List<SeriesEvent> events) {
    public SeriesRow {
        if (version < 1) {
            throw new IllegalArgumentException("No version " + version + ": the first is 1");
        }
        events = List.copyOf(events);
    }
}
