package crownhead.play.simulation;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.simulation.Promise.Violation;
import crownhead.table.Clock;
import crownhead.table.Result;
import crownhead.table.Table;
import crownhead.table.TableEvent;
import crownhead.table.log.EventText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Holds what the players saw and were told against the log, promise by promise. */
final class Checker {
    private final BuggyStore store;
    private final List<Node> nodes;
    private final List<Client> clients;
    private final List<TableId> ids;
    private final long mustHaveArrived;
    private final List<Violation> violations = new ArrayList<>();

    /** What was stored by the moment {@code mustHaveArrived} has reached everyone. */
    Checker(
            BuggyStore store,
            List<Node> nodes,
            List<Client> clients,
            List<TableId> ids,
            long mustHaveArrived) {
        this.store = store;
        this.mustHaveArrived = mustHaveArrived;
        this.nodes = nodes;
        this.clients = clients;
        this.ids = ids;
        ids.forEach(this::checkTable);
        clients.forEach(this::checkClient);
    }

    List<Violation> violations() {
        return violations;
    }

    int rows() {
        return ids.stream().mapToInt(id -> store.log(id).size()).sum();
    }

    long hash() {
        long hash = 1;
        for (TableId id : ids) {
            for (LogRow row : store.log(id)) {
                hash = hash * 31 + text(row).hashCode();
            }
        }
        for (Client client : clients) {
            hash = hash * 31 + client.seen().size() * 1_000L + client.acknowledged().size();
        }
        return hash;
    }

    private void checkTable(TableId id) {
        List<LogRow> log = store.log(id);
        Set<CommandId> commands = new HashSet<>();
        for (int i = 0; i < log.size(); i++) {
            LogRow row = log.get(i);
            require(Promise.VERSIONS_IN_ORDER, row.version() == i + 1, () -> text(row));
            require(Promise.CARRIED_OUT_ONCE, commands.add(row.command()), () -> text(row));
        }
        try {
            Optional<Table> table = replay(log);
            for (Node node : nodes) {
                require(
                        Promise.LOG_IS_THE_TABLE,
                        node.tables().table(id).equals(table),
                        id::toString);
            }
            checkTime(log);
        } catch (StoreFailure | RuntimeException e) {
            violations.add(Promise.LOG_IS_THE_TABLE.brokenBy(id + " cannot be replayed: " + e));
        }
        long ends =
                log.stream().flatMap(row -> row.events().stream()).filter(Checker::isEnd).count();
        require(Promise.ENDS_ONCE, ends <= 1, id::toString);
    }

    private static boolean isEnd(TableEvent event) {
        return event instanceof TableEvent.Ended;
    }

    private void checkClient(Client client) {
        List<LogRow> log = store.log(client.table());
        violations.addAll(client.complaints());
        for (LogRow row : client.acknowledged()) {
            require(Promise.ACKNOWLEDGED_IS_STORED, isStored(row, log), () -> text(row));
        }
        for (LogRow row : client.told()) {
            require(Promise.TOLD_IS_STORED, isStored(row, log), () -> text(row));
        }
        long due = log.stream().filter(row -> store.storedAt(row) <= mustHaveArrived).count();
        int seen = client.seen().size();
        require(Promise.ALL_ARRIVES, seen >= due, () -> "a client saw " + seen + " of " + due);
    }

    /** Nobody is charged more time than has passed, and no flag falls early. */
    private void checkTime(List<LogRow> log) {
        long turnBegan = 0;
        Optional<Clock> running = Optional.empty();
        for (LogRow row : log) {
            long storedAt = store.storedAt(row);
            for (TableEvent event : row.events()) {
                switch (event) {
                    case TableEvent.Started started -> {
                        turnBegan = storedAt;
                        running = Optional.of(started.clock());
                    }
                    case TableEvent.Moved moved -> {
                        require(
                                Promise.TIME_IS_FAIR,
                                moved.thought().toMillis() <= storedAt - turnBegan,
                                () -> "charged more than has passed: " + text(row));
                        turnBegan = storedAt;
                        running = Optional.of(moved.clock());
                    }
                    case TableEvent.TookBack tookBack -> {
                        turnBegan = storedAt;
                        running = Optional.of(tookBack.clock());
                    }
                    case TableEvent.Ended(Result.Win(_, Result.WinReason reason), _) -> {
                        if (reason == Result.WinReason.TIME) {
                            long had = lessOf(running.orElseThrow());
                            require(
                                    Promise.TIME_IS_FAIR,
                                    storedAt - turnBegan >= had,
                                    () -> "the flag fell early: " + text(row));
                        }
                    }
                    default -> {
                        // Nothing else charges time.
                    }
                }
            }
        }
    }

    private static long lessOf(Clock clock) {
        return Math.min(clock.first().left().toMillis(), clock.second().left().toMillis());
    }

    private static boolean isStored(LogRow row, List<LogRow> log) {
        return row.version() <= log.size()
                && log.get((int) row.version() - 1).events().equals(row.events());
    }

    private static Optional<Table> replay(List<LogRow> log) {
        Optional<Table> table = Optional.empty();
        for (LogRow row : log) {
            for (TableEvent event : row.events()) {
                table =
                        event instanceof TableEvent.Opened opened
                                ? Optional.of(Table.opened(opened))
                                : table.map(before -> before.after(event));
            }
        }
        return table;
    }

    private static String text(LogRow row) {
        StringBuilder text = new StringBuilder(row.table() + " " + row.version());
        row.events().forEach(event -> text.append(" | ").append(EventText.write(event)));
        return text.toString();
    }

    private void require(Promise promise, boolean holds, Supplier<String> evidence) {
        if (!holds) {
            violations.add(promise.brokenBy(evidence.get()));
        }
    }
}
