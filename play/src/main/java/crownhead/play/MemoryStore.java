package crownhead.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Keeps logs as long as the program runs. */
public final class MemoryStore implements TableStore, SeriesStore {
    private final Map<TableId, List<LogRow>> tables = new HashMap<>();
    private final Map<TableId, Set<CommandId>> commands = new HashMap<>();
    private final Map<SeriesId, List<SeriesRow>> series = new HashMap<>();

    @Override
    public synchronized Append append(LogRow row) {
        boolean isKnown = commands.getOrDefault(row.table(), Set.of()).contains(row.command());
        if (isKnown || append(tables, row.table(), row, row.version()) == Append.LOST) {
            return Append.LOST;
        }
        commands.computeIfAbsent(row.table(), _ -> new HashSet<>()).add(row.command());
        return Append.STORED;
    }

    @Override
    public synchronized List<LogRow> read(TableId table, long afterVersion) {
        return after(tables.getOrDefault(table, List.of()), afterVersion);
    }

    @Override
    public synchronized Append append(SeriesRow row) {
        return append(series, row.series(), row, row.version());
    }

    @Override
    public synchronized List<SeriesRow> read(SeriesId id, long afterVersion) {
        return after(series.getOrDefault(id, List.of()), afterVersion);
    }

    /** Drops the log of a table: afterwards there is no such table. */
    public synchronized void forget(TableId table) {
        tables.remove(table);
        commands.remove(table);
    }

    /** Drops the log of a series: afterwards there is no such series. */
    public synchronized void forget(SeriesId id) {
        series.remove(id);
    }

    private static <K, R> Append append(Map<K, List<R>> logs, K id, R row, long version) {
        if (version != logs.getOrDefault(id, List.of()).size() + 1) {
            return Append.LOST;
        }
        logs.computeIfAbsent(id, _ -> new ArrayList<>()).add(row);
        return Append.STORED;
    }

    private static <R> List<R> after(List<R> log, long version) {
        return version >= log.size()
                ? List.of()
                : List.copyOf(log.subList((int) version, log.size()));
    }
}
