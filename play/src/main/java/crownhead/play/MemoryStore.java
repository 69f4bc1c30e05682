package crownhead.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps logs as long as the program runs. No table waits for another. */
public final class MemoryStore implements TableStore, SeriesStore {
    private final Map<TableId, TableLog> tables = new ConcurrentHashMap<>();
    private final Map<SeriesId, Log<SeriesRow>> series = new ConcurrentHashMap<>();

    @Override
    public Append append(LogRow row) {
        if (row.version() == 1) {
            tables.putIfAbsent(row.table(), new TableLog());
        }
        return Optional.ofNullable(tables.get(row.table()))
                .map(log -> log.append(row))
                .orElse(Append.LOST);
    }

    @Override
    public List<LogRow> read(TableId table, long afterVersion) {
        return Optional.ofNullable(tables.get(table))
                .map(log -> log.after(afterVersion))
                .orElse(List.of());
    }

    @Override
    public Append append(SeriesRow row) {
        if (row.version() == 1) {
            series.putIfAbsent(row.series(), new Log<>());
        }
        return Optional.ofNullable(series.get(row.series()))
                .map(log -> log.append(row, row.version()))
                .orElse(Append.LOST);
    }

    @Override
    public List<SeriesRow> read(SeriesId id, long afterVersion) {
        return Optional.ofNullable(series.get(id))
                .map(log -> log.after(afterVersion))
                .orElse(List.of());
    }

    /** Drops the log of a table: afterwards there is no such table. */
    public void forget(TableId table) {
        tables.remove(table);
    }

    /** Drops the log of a series: afterwards there is no such series. */
    public void forget(SeriesId id) {
        series.remove(id);
    }

    private static class Log<R> {
        private final List<R> rows = new ArrayList<>();

        synchronized Append append(R row, long version) {
            if (version != rows.size() + 1) {
                return Append.LOST;
            }
            rows.add(row);
            return Append.STORED;
        }

        synchronized List<R> after(long version) {
            return version >= rows.size()
                    ? List.of()
                    : List.copyOf(rows.subList((int) version, rows.size()));
        }
    }

    /** The log of a table, in which each command stands once. */
    private static final class TableLog extends Log<LogRow> {
        private final Set<CommandId> commands = new HashSet<>();

        synchronized Append append(LogRow row) {
            if (commands.contains(row.command())) {
                return Append.LOST;
            }
            Append append = append(row, row.version());
            if (append == Append.STORED) {
                commands.add(row.command());
            }
            return append;
        }
    }
}
