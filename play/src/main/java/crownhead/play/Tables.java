package crownhead.play;

import crownhead.rules.Side;
import crownhead.table.Decision;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import crownhead.table.Terms;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

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
        return open(id, command, List.of(new TableEvent.Opened(host, terms)), now());
    }

    /** Opens a table at which both players sit already: it is never seen waiting. */
    public Answer start(
            TableId id, CommandId command, PlayerId host, Terms terms, PlayerId guest, Side toss) {
        Instant now = now();
        TableEvent.Opened opened = new TableEvent.Opened(host, terms);
        return switch (Table.opened(opened).decide(new TableCommand.Sit(guest, toss), now)) {
            case Decision.Accepted(List<TableEvent> events) ->
                    open(id, command, following(opened, events), now);
            case Decision.Overtaken _ ->
                    throw new IllegalStateException("Time ended a game that had not started");
            case Decision.Refused(Refusal why) -> new Answer.Refused(why);
        };
    }

    public Answer submit(TableId id, CommandId command, TableCommand asked) {
        return visit(id, table -> table.submit(command, asked, now()));
    }

    /**
     * Asks for something without waiting for anybody. Whether that was possible: {@code then} gets
     * the answer when it is stored, on a thread that may wait. If not, nothing has been asked.
     */
    public boolean trySubmit(
            TableId id, CommandId command, TableCommand asked, Consumer<Answer> then) {
        LiveTable table = live.get(id);
        if (table == null || !table.tryLock()) {
            return false;
        }
        Optional<LiveTable.Step> step;
        try {
            step =
                    live.get(id) == table && !table.isStoring()
                            ? table.begin(command, asked, now())
                            : Optional.empty();
        } finally {
            table.unlock();
        }
        step.ifPresent(begun -> store(table, begun, asked, then));
        return step.isPresent();
    }

    private void store(
            LiveTable table, LiveTable.Step step, TableCommand asked, Consumer<Answer> then) {
        Settling settling = new Settling(table, step, asked, then);
        try {
            store.append(step.row(), settling);
        } catch (RuntimeException mistake) {
            settling.settled(() -> table.settle(step, TableStore.Append.LOST));
            throw mistake;
        }
    }

    /** Goes on with what was begun, when the store has said what became of it. */
    private final class Settling implements TableStore.Told {
        private final LiveTable table;
        private final LiveTable.Step step;
        private final TableCommand asked;
        private final Consumer<Answer> then;

        Settling(LiveTable table, LiveTable.Step step, TableCommand asked, Consumer<Answer> then) {
            this.table = table;
            this.step = step;
            this.asked = asked;
            this.then = then;
        }

        @Override
        public void appended(TableStore.Append append) {
            Optional<Answer> answer = settled(() -> table.settle(step, append));
            LogRow row = step.row();
            // Another node was quicker: what it stored changes the question.
            then.accept(answer.orElseGet(() -> submit(row.table(), row.command(), asked)));
        }

        @Override
        public void failed(StoreFailure failure) {
            then.accept(settled(() -> table.fail(step)));
        }

        private <T> T settled(Supplier<T> settling) {
            table.lock();
            try {
                return settling.get();
            } finally {
                table.letIn();
                letGoIfIdle(step.row().table(), table);
                table.unlock();
            }
        }
    }

    /** The house itself asks; the same cause is carried out once at a table, by whichever node. */
    public Answer submitForHouse(TableId id, String cause, TableCommand asked) {
        return submit(id, CommandId.ofHouse(cause), asked);
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

    /** How a table stands now, if there is one. */
    public Optional<Known> look(TableId id) throws StoreFailure {
        return visit(id, LiveTable::look);
    }

    public Optional<Table> table(TableId id) throws StoreFailure {
        return look(id).map(Known::table);
    }

    /** Another node says that a table has moved on: what it stored is read and told here. */
    public void hint(TableId id) throws StoreFailure {
        if (live.containsKey(id)) {
            table(id);
        }
    }

    /**
     * Calls time at every live table where it has run out; to be done about every second. A table
     * that fails does not keep time from the others: what it threw is thrown when all are done.
     */
    public void sweep() {
        Optional<RuntimeException> failure = Optional.empty();
        for (TableId id : live.keySet()) {
            try {
                callTimeIfDue(id);
            } catch (RuntimeException e) {
                failure.ifPresent(e::addSuppressed);
                failure = Optional.of(e);
            }
        }
        failure.ifPresent(e -> {
            throw e;
        });
    }

    /** Where a decision is being stored, time was looked at before, and is again the next time. */
    private void callTimeIfDue(TableId id) {
        LiveTable table = live.get(id);
        if (table != null && table.tryLock()) {
            try {
                if (live.get(id) == table && !table.isStoring()) {
                    table.callTimeIfDue(now());
                    letGoIfIdle(id, table);
                }
            } finally {
                table.unlock();
            }
        }
    }

    /** Calls time at a table that may not be live, and is from now on if it goes on. */
    public Answer callTime(TableId id) {
        return visit(id, table -> table.callTime(now()));
    }

    /** How many tables are held in memory. */
    public int held() {
        return live.size();
    }

    private Answer open(TableId id, CommandId command, List<TableEvent> events, Instant now) {
        return visit(id, table -> table.open(command, events, now));
    }

    private static List<TableEvent> following(TableEvent.Opened opened, List<TableEvent> events) {
        List<TableEvent> all = new ArrayList<>(List.of(opened));
        all.addAll(events);
        return all;
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
            table.enter();
            try {
                if (live.get(id) == table) {
                    try {
                        return visit.to(table);
                    } finally {
                        letGoIfIdle(id, table);
                    }
                }
            } finally {
                table.unlock();
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
