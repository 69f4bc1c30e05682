package crownhead.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keeps logs as long as the program runs. */
public final class MemoryStore implements TableStore, SeriesStore {
    private final Map<TableId, List<LogRow>> tables = new HashMap<>();
    private final Map<SeriesId, List<SeriesRow>> series = new HashMap<>();

    @Override
    public synchronized Append append(LogRow row) {
        List<LogRow> log = tables.computeIfAbsent(row.table(), _ -> new ArrayList<>());
        return isKnown(log, row.command()) ? Append.LOST : append(log, row, row.version());
    }

    @Override
    public synchronized List<LogRow> read(TableId table, long afterVersion) {
        return after(tables.getOrDefault(table, List.of()), afterVersion);
    }

    @Override
    public synchronized Append append(SeriesRow row) {
        return append(
                series.computeIfAbsent(row.series(), _ -> new ArrayList<>()), row, row.version());
    }

    @Override
    public synchronized List<SeriesRow> read(SeriesId id, long afterVersion) {
        return after(series.getOrDefault(id, List.of()), afterVersion);
    }

    /** Lets go of a table that nobody will ask for again. */
    public synchronized void forget(TableId table) {
        tables.remove(table);
    }

    /** Lets go of a series that nobody will ask for again. */
    public synchronized void forget(SeriesId id) {
        series.remove(id);
    }

    private static <R> Append append(List<R> log, R row, long version) {
        if (version != log.size() + 1) {
            return Append.LOST;
        }
        log.add(row);
        return Append.STORED;
    }

    private static <R> List<R> after(List<R> log, long version) {
        return version >= log.size()
                ? List.of()
                : List.copyOf(log.subList((int) version, log.size()));
    }

    private static boolean isKnown(List<LogRow> log, CommandId command) {
        for (LogRow row : log) {
            if (row.command().equals(command)) {
                return true;
            }
        }
        return false;
    }
}
