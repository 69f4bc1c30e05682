package crownhead.play;

import crownhead.table.Decision;
import crownhead.table.Refusal;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A table in memory, as far as its log has been read. {@link Tables} lets one caller in at a time,
 * and nobody while a decision is on its way to the store; the log settles races with other nodes.
 */
final class LiveTable {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition settled = lock.newCondition();
    private final TableId id;
    private final TableStore store;

    /** Every row of the log as far as it is known, in its order, by what it carried out. */
    private final SequencedMap<CommandId, LogRow> done = new LinkedHashMap<>();

    private final List<Watcher> watchers = new ArrayList<>();
    private Optional<Table> table = Optional.empty();
    private long version;
    private long toldVersion;
    private boolean mustBeRead;
    private boolean isStoring;

    LiveTable(TableId id, TableStore store) {
        this.id = id;
        this.store = store;
    }

    /** Waits until nobody else is at the table and nothing is on its way to the store. */
    void enter() {
        lock.lock();
        while (isStoring) {
            settled.awaitUninterruptibly();
        }
    }

    boolean tryLock() {
        return lock.tryLock();
    }

    void lock() {
        lock.lock();
    }

    void unlock() {
        lock.unlock();
    }

    /** Whoever has waited for the store may enter. */
    void letIn() {
        settled.signalAll();
    }

    /** Stores the first row of a new table. */
    Answer open(CommandId command, List<TableEvent> events, Instant now) {
        try {
            if (table.isEmpty() && tell(step(command, now, events)).isEmpty()) {
                // It was opened before.
                catchUp();
            }
            return opened(command);
        } catch (StoreFailure _) {
            return afterFailure(command);
        }
    }

    /** A table is opened once: whoever opens it again by another command changes nothing. */
    private Answer opened(CommandId command) {
        return Optional.ofNullable(done.get(command))
                .<Answer>map(Answer.Done::new)
                .orElseGet(() -> new Answer.Refused(Refusal.Plain.NOTHING_CHANGES));
    }

    Answer submit(CommandId command, TableCommand asked, Instant now) {
        try {
            return decide(command, asked, now);
        } catch (StoreFailure _) {
            return afterFailure(command);
        }
    }

    /**
     * What is to be stored for a command that can be carried out by what is known here; until that
     * is settled, nobody else is let in. Empty if more has to be looked at.
     */
    Optional<Step> begin(CommandId command, TableCommand asked, Instant now) {
        if (table.isEmpty()
                || done.containsKey(command)
                || !(table.get().decide(asked, now)
                        instanceof Decision.Accepted(List<TableEvent> events))) {
            return Optional.empty();
        }
        isStoring = true;
        return Optional.of(step(command, now, events));
    }

    /** Whether a decision is on its way to the store. */
    boolean isStoring() {
        return isStoring;
    }

    /** What was begun is stored, or has lost; the answer if it is stored. */
    Optional<Answer> settle(Step step, TableStore.Append append) {
        isStoring = false;
        if (append == TableStore.Append.LOST) {
            return Optional.empty();
        }
        take(step);
        return Optional.of(new Answer.Done(step.row));
    }

    /** Nobody knows whether what was begun is stored: the log says. */
    Answer fail(Step step) {
        isStoring = false;
        forget();
        return afterFailure(step.row.command());
    }

    /** Does what is due by now, as far as the log has been read. */
    boolean callTimeIfDue(Instant now) {
        boolean isDue =
                table.flatMap(Table::nextDeadline).filter(at -> !now.isBefore(at)).isPresent();
        if (isDue || mustBeRead) {
            callTime(now);
        }
        return isDue;
    }

    /** Does what is due by now; the command is named after the version it makes. */
    Answer callTime(Instant now) {
        try {
            if (table.isEmpty()) {
                catchUp();
            }
        } catch (StoreFailure _) {
            return new Answer.Unavailable();
        }
        return submit(houseAt(version + 1), new TableCommand.CallTime(), now);
    }

    /** What has come after a version, and from now on everything that happens, if it exists. */
    List<LogRow> watch(long afterVersion, Watcher watcher) throws StoreFailure {
        catchUp();
        if (table.isEmpty()) {
            return List.of();
        }
        watchers.add(watcher);
        return done.values().stream().filter(row -> row.version() > afterVersion).toList();
    }

    /** Whether the watcher was one. */
    boolean leave(Watcher watcher) {
        return watchers.remove(watcher);
    }

    Optional<Known> look() throws StoreFailure {
        catchUp();
        return table.map(known -> new Known(version, known));
    }

    /** Whether nothing more will happen here, and nobody is here to see it. */
    boolean isIdle() {
        return watchers.isEmpty()
                && !mustBeRead
                && !isStoring
                && table.map(Table::isOver).orElse(true);
    }

    /** Reads what other nodes have stored; where there are none, all is known once it was read. */
    private void catchUp() throws StoreFailure {
        if (table.isPresent() && !store.isShared()) {
            return;
        }
        for (LogRow row : read(version)) {
            take(new Step(row, after(row.events())));
        }
    }

    /** Once the store has failed, nothing that is known here is said before it is read again. */
    private List<LogRow> read(long afterVersion) throws StoreFailure {
        try {
            List<LogRow> rows = store.read(id, afterVersion);
            mustBeRead = false;
            return rows;
        } catch (StoreFailure e) {
            forget();
            throw e;
        }
    }

    private TableStore.Append append(LogRow row) throws StoreFailure {
        try {
            return store.append(row);
        } catch (StoreFailure e) {
            forget();
            throw e;
        }
    }

    private Answer decide(CommandId command, TableCommand asked, Instant now) throws StoreFailure {
        if (table.isEmpty()) {
            catchUp();
        }
        while (table.isPresent()) {
            if (done.containsKey(command)) {
                return new Answer.Done(done.get(command));
            }
            Decision decision = table.get().decide(asked, now);
            Optional<Answer> answer = carryOut(decision, command, now);
            if (answer.isPresent()) {
                return answer.get();
            }
            // Another node was quicker: what it stored changes the question.
            long known = version;
            catchUp();
            if (version == known) {
                forget();
                return new Answer.Unavailable();
            }
        }
        return new Answer.NoSuchTable();
    }

    /** The log may not lead to what is known here: the log is right, and read from its start. */
    private void forget() {
        mustBeRead |= table.filter(known -> !known.isOver()).isPresent();
        table = Optional.empty();
        version = 0;
        done.clear();
    }

    /** The answer, unless the table has moved on in the meantime. */
    private Optional<Answer> carryOut(Decision decision, CommandId command, Instant now)
            throws StoreFailure {
        return switch (decision) {
            case Decision.Accepted(List<TableEvent> events) ->
                    tell(step(command, now, events)).map(Answer.Done::new);
            case Decision.Overtaken(List<TableEvent> events) ->
                    tell(step(houseAt(version + 1), now, events)).map(Answer.Overtaken::new);
            case Decision.Refused(var why) ->
                    isUpToDate() ? Optional.of(new Answer.Refused(why)) : Optional.empty();
        };
    }

    /** A row, and the table that it leads to. */
    record Step(LogRow row, Table after) {}

    private Step step(CommandId command, Instant now, List<TableEvent> events) {
        Table after = after(events);
        return new Step(
                new LogRow(id, version + 1, command, now, events, after.nextDeadline()), after);
    }

    /** The order is the promise: stored first, then known here, then told. */
    private Optional<LogRow> tell(Step step) throws StoreFailure {
        if (append(step.row) == TableStore.Append.LOST) {
            return Optional.empty();
        }
        take(step);
        return Optional.of(step.row);
    }

    private void take(Step step) {
        LogRow row = step.row;
        if (row.version() != version + 1) {
            throw new IllegalStateException(
                    "Table "
                            + id
                            + " is at version "
                            + version
                            + " and cannot take "
                            + row.version());
        }
        table = Optional.of(step.after);
        version = row.version();
        done.put(row.command(), row);
        if (version > toldVersion) {
            toldVersion = version;
            watchers.forEach(watcher -> watcher.offer(row, step.after));
        }
    }

    private Table after(List<TableEvent> events) {
        Optional<Table> next = table;
        for (TableEvent event : events) {
            next =
                    event instanceof TableEvent.Opened opened
                            ? Optional.of(Table.opened(opened))
                            : next.map(before -> before.after(event));
        }
        return next.orElseThrow(() -> new IllegalStateException(id + " does not begin by opening"));
    }

    /** A refusal that comes from an old state would be a lie. */
    private boolean isUpToDate() throws StoreFailure {
        return !store.isShared() || read(version).isEmpty();
    }

    /** The row may have been stored all the same: the log says. */
    private Answer afterFailure(CommandId command) {
        try {
            catchUp();
            LogRow row = done.get(command);
            return row == null ? new Answer.Unavailable() : new Answer.Done(row);
        } catch (StoreFailure _) {
            return new Answer.Unavailable();
        }
    }

    private static CommandId houseAt(long version) {
        return CommandId.ofHouse("time:" + version);
    }
}
