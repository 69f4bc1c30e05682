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

/** The live tables of one node. Every accepted decision is stored before anyone is told. */
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
        return at(id).open(command, new TableEvent.Opened(host, terms), now());
    }

    public Answer submit(TableId id, CommandId command, TableCommand asked) {
        LiveTable table = at(id);
        Answer answer = table.submit(command, asked, now());
        if (answer instanceof Answer.NoSuchTable) {
            // Strangers may ask for any id: what is not there is not kept.
            live.remove(id, table);
        }
        return answer;
    }

    /** What has come after a version, and from now on everything that happens. */
    public List<LogRow> watch(TableId id, long afterVersion, Watcher watcher) throws StoreFailure {
        return at(id).watch(afterVersion, watcher);
    }

    public void leave(TableId id, Watcher watcher) {
        at(id).leave(watcher);
    }

    /** Nobody will ask for this table again: it is not kept in memory any more. */
    public void close(TableId id) {
        live.remove(id);
    }

    public Optional<Table> table(TableId id) throws StoreFailure {
        return at(id).table();
    }

    /** Another node says that a table has moved on: what it stored is read and told here. */
    public void hint(TableId id) throws StoreFailure {
        LiveTable known = live.get(id);
        if (known != null) {
            known.catchUp();
        }
    }

    /** Calls time at every table where it has run out; to be done about every second. */
    public void sweep() {
        Instant now = now();
        for (LiveTable table : live.values()) {
            if (table.nextDeadline().filter(at -> !now.isBefore(at)).isPresent()) {
                table.callTime(now);
            }
        }
    }

    private LiveTable at(TableId id) {
        return live.computeIfAbsent(id, _ -> new LiveTable(id, store));
    }

    /** Logs keep milliseconds, so decisions are made in them. */
    private Instant now() {
        return time.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
