package crownhead.play.simulation;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** The log of the whole world, which keeps its promises but for the bug that is planted in it. */
final class BuggyStore implements TableStore {
    private final Bug bug;
    private final World world;
    private final Consumer<LogRow> gossip;
    private final Map<TableId, List<LogRow>> logs = new HashMap<>();
    private final Map<LogRow, Long> storedAt = new HashMap<>();
    private long renamed;

    /** {@code gossip} tells the watchers at once, as only a bug does. */
    BuggyStore(Bug bug, World world, Consumer<LogRow> gossip) {
        this.bug = bug;
        this.world = world;
        this.gossip = gossip;
    }

    @Override
    public Append append(LogRow row) {
        List<LogRow> log = logs.computeIfAbsent(row.table(), _ -> new ArrayList<>());
        if (bug == Bug.ACKNOWLEDGES_BEFORE_STORING && world.happens(0.02)) {
            return Append.STORED;
        }
        if (bug == Bug.TELLS_BEFORE_STORING) {
            gossip.accept(row);
        }
        if (bug == Bug.DOES_NOT_GUARD_VERSIONS && row.version() == log.size()) {
            log.set(log.size() - 1, row);
            storedAt.put(row, world.millis());
            return Append.STORED;
        }
        if (row.version() != log.size() + 1 || isKnown(log, row.command())) {
            return Append.LOST;
        }
        log.add(row);
        storedAt.put(row, world.millis());
        return Append.STORED;
    }

    @Override
    public List<LogRow> read(TableId table, long afterVersion) {
        List<LogRow> log = log(table);
        if (afterVersion >= log.size()) {
            return List.of();
        }
        List<LogRow> rows = log.subList((int) afterVersion, log.size());
        return bug == Bug.FORGETS_COMMANDS ? renamed(rows) : List.copyOf(rows);
    }

    List<LogRow> log(TableId table) {
        return logs.getOrDefault(table, List.of());
    }

    /** When a row was really stored, by a clock that nobody can turn. */
    long storedAt(LogRow row) {
        return Objects.requireNonNull(storedAt.get(row), "This row was never stored");
    }

    private boolean isKnown(List<LogRow> log, CommandId command) {
        return bug != Bug.FORGETS_COMMANDS
                && log.stream().anyMatch(row -> row.command().equals(command));
    }

    private List<LogRow> renamed(List<LogRow> rows) {
        List<LogRow> renamedRows = new ArrayList<>();
        for (LogRow row : rows) {
            CommandId forgotten = new CommandId("forgotten", Long.toString(renamed++));
            renamedRows.add(
                    new LogRow(
                            row.table(),
                            row.version(),
                            forgotten,
                            row.at(),
                            row.events(),
                            row.due()));
        }
        return renamedRows;
    }
}
