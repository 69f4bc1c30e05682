package crownhead.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keeps logs as long as the program runs. */
public final class MemoryStore implements TableStore {
    private final Map<TableId, List<LogRow>> logs = new HashMap<>();

    @Override
    public synchronized Append append(LogRow row) {
        List<LogRow> log = logs.getOrDefault(row.table(), new ArrayList<>());
        if (row.version() != log.size() + 1 || isKnown(log, row.command())) {
            return Append.LOST;
        }
        log.add(row);
        logs.put(row.table(), log);
        return Append.STORED;
    }

    @Override
    public synchronized List<LogRow> read(TableId table, long afterVersion) {
        List<LogRow> log = logs.getOrDefault(table, List.of());
        return afterVersion >= log.size()
                ? List.of()
                : List.copyOf(log.subList((int) afterVersion, log.size()));
    }

    /** Drops the log of a table: afterwards there is no such table. */
    public synchronized void forget(TableId table) {
        logs.remove(table);
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
