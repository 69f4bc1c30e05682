package crownhead.play;

import crownhead.table.TableEvent;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One decision of a table as it is stored: whole or not at all.
 *
 * @param version which decision of its table it is, counted from 1
 * @param at when it was decided
 * @param due when time will have something to do at the table after this
 */
public record LogRow(
        TableId table,
        long version,
        CommandId command,
        Instant at,
        List<TableEvent> events,
        Optional<Instant> due) {
    public LogRow {
        if (version < 1) {
            throw new IllegalArgumentException("No version " + version + ": the first is 1");
        }
        events = List.copyOf(events);
    }
}
