package crownhead.play;

import crownhead.table.series.Series;
import crownhead.table.series.SeriesCommand;
import crownhead.table.series.SeriesDecision;
import crownhead.table.series.SeriesEvent;
import crownhead.table.series.SeriesRefusal;
import crownhead.table.series.SeriesTerms;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * A table that goes from game to game, as far as its log has been read. Every decision is stored
 * before it is known here.
 */
public final class LiveSeries {
    private final SeriesId id;
    private final SeriesStore store;
    private final InstantSource time;
    private final SeriesEvent.Opened opening;
    private Series series;
    private long version;

    /** The terms are those of a series that is new; one that is stored has its own. */
    public LiveSeries(SeriesId id, SeriesStore store, InstantSource time, SeriesTerms terms) {
        this.id = id;
        this.store = store;
        this.time = time;
        opening = new SeriesEvent.Opened(terms);
        series = Series.opened(opening);
    }

    public synchronized SeriesAnswer submit(SeriesCommand command) {
        // Logs keep milliseconds, so decisions are made in them.
        Instant now = time.instant().truncatedTo(ChronoUnit.MILLIS);
        try {
            store.read(id, version).forEach(this::take);
            return switch (series.decide(command, now)) {
                case SeriesDecision.Accepted(List<SeriesEvent> events) -> keep(row(events, now));
                case SeriesDecision.Refused(SeriesRefusal why) -> new SeriesAnswer.Refused(why);
            };
        } catch (StoreFailure _) {
            return new SeriesAnswer.Unavailable();
        }
    }

    public SeriesId id() {
        return id;
    }

    /** As the last command found or left it; before the first, nothing of the log has been read. */
    public synchronized Series series() {
        return series;
    }

    private SeriesRow row(List<SeriesEvent> events, Instant now) {
        List<SeriesEvent> all = new ArrayList<>(version == 0 ? List.of(opening) : List.of());
        all.addAll(events);
        return new SeriesRow(id, version + 1, now, all);
    }

    private SeriesAnswer keep(SeriesRow row) throws StoreFailure {
        if (!isStored(row)) {
            return new SeriesAnswer.Unavailable();
        }
        take(row);
        return new SeriesAnswer.Done(row);
    }

    private boolean isStored(SeriesRow row) throws StoreFailure {
        try {
            return store.append(row) == TableStore.Append.STORED;
        } catch (StoreFailure _) {
            // The row may be there all the same: the log says.
            return store.read(id, version).contains(row);
        }
    }

    private void take(SeriesRow row) {
        for (SeriesEvent event : row.events()) {
            series =
                    event instanceof SeriesEvent.Opened opened
                            ? Series.opened(opened)
                            : series.after(event);
        }
        version = row.version();
    }
}
