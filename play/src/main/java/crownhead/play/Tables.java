package crownhead.play;

import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The live tables of one node. Every accepted decision is stored before anyone is told. A table
 * that is over and that nobody watches is let go; who asks for it again has it read from the store.
 */
public final class Tables {
    private final TableStore store;
    private final InstantSource time;
    private final Map<TableId, LiveTable> live = new ConcurrentHashMap<>();

    public Tables(TableStore store, InstantSource time) {
        this.store = store;
        this.time = time;
    }

    /** Opens a table that waits for a second player. */
    public Answer open(TableId id, CommandId command, PlayerId host, Terms terms) {
        return visit(id, table -> table.open(command, new TableEvent.Opened(host, terms), now()));
    }

    public Answer submit(TableId id, CommandId command, TableCommand asked) {
        return visit(id, table -> table.submit(command, asked, now()));
    }

    /**
     * What has come after a version, and from now on everything that happens. Every table has rows:
     * when none come after version 0 there is no such table, and nothing is watched.
     */
    public List<LogRow> watch(TableId id, long afterVersion, Watcher watcher) throws StoreFailure {
        return visit(id, table -> table.watch(afterVersion, watcher));
    }

    public void leave(TableId id, Watcher watcher) {
        if (live.containsKey(id)) {
            visit(id, table -> table.leave(watcher));
        }
    }

    public Optional<Table> table(TableId id) throws StoreFailure {
        return visit(id, LiveTable::table);
    }

    /** Another node says that a table has moved on: what it stored is read and told here. */
    public void hint(TableId id) throws StoreFailure {
        if (live.containsKey(id)) {
            table(id);
        }
    }

    /** Calls time at every table where it has run out; to be done about every second. */
    public void sweep() {
        for (TableId id : live.keySet()) {
            visit(id, table -> table.callTimeIfDue(now()));
        }
    }

    /** How many tables are held in memory. */
    public int held() {
        return live.size();
    }

    /** What somebody does at a live table. */
    private interface Visit<T, E extends Exception> {
        T to(LiveTable table) throws E;
    }

    /**
     * One visitor at a time, and only at the table that is live: a table is let go under its lock,
     * so who waited there for a table that is gone asks for it anew.
     */
    private <T, E extends Exception> T visit(TableId id, Visit<T, E> visit) throws E {
        while (true) {
            LiveTable table = live.computeIfAbsent(id, _ -> new LiveTable(id, store));
            synchronized (table) {
                if (live.get(id) == table) {
                    try {
                        return visit.to(table);
                    } finally {
                        letGoIfIdle(id, table);
                    }
                }
            }
        }
    }

    /** Strangers may ask for any id: what is not there is not kept, either. */
    private void letGoIfIdle(TableId id, LiveTable table) {
        if (table.isIdle()) {
            live.remove(id, table);
        }
    }

    /** Logs keep milliseconds, so decisions are made in them. */
    private Instant now() {
        return time.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
