package crownhead.play.simulation;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import crownhead.play.Tables;
import crownhead.play.Watcher;
import crownhead.table.TableCommand;
import crownhead.table.TableEvent;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** One server: its memory is lost when it crashes. */
final class Node {
    private final World world;
    private final TableStore store;
    private final Bug bug;
    private final List<TableId> ids;
    private final Set<TableId> attended = new HashSet<>();
    private Tables tables;
    private Optional<Node> peer = Optional.empty();
    private long jump;

    Node(World world, TableStore store, Bug bug, List<TableId> ids) {
        this.world = world;
        this.store = store;
        this.bug = bug;
        this.ids = ids;
        tables = new Tables(store, this::clock);
    }

    void connect(Node other) {
        peer = Optional.of(other);
        live();
    }

    Tables tables() {
        return tables;
    }

    void submit(TableId id, CommandId command, TableCommand asked, Consumer<Answer> reply) {
        Answer answer = tables.submit(id, command, asked);
        world.send(() -> reply.accept(answer));
    }

    /** Watches from a version on; nothing comes when the store is out of reach. */
    void watch(TableId id, long version, Watcher watcher) {
        long after = bug == Bug.SKIPS_ONE_ON_RESUME && version > 0 ? version + 1 : version;
        try {
            tables.watch(id, after, watcher).forEach(watcher::offer);
        } catch (StoreFailure _) {
            // The client will try again.
        }
    }

    void leave(TableId id, Watcher watcher) {
        tables.leave(id, watcher);
    }

    /** Watches a table, once there is one, to tell the other node of what happens there. */
    private void attend(TableId id) {
        Watcher herald = new Herald(id);
        try {
            List<LogRow> rows = attended.contains(id) ? List.of() : tables.watch(id, 0, herald);
            if (!rows.isEmpty()) {
                attended.add(id);
                rows.forEach(herald::offer);
            }
        } catch (StoreFailure _) {
            // It is tried again in a second.
        }
    }

    /** Leaves when the game is over, so that the table can be let go. */
    private final class Herald implements Watcher {
        private final TableId id;

        Herald(TableId id) {
            this.id = id;
        }

        @Override
        public void offer(LogRow row) {
            sendHint(id);
            if (row.events().getLast() instanceof TableEvent.Ended) {
                world.after(0, () -> leave(id, this));
            }
        }
    }

    private void sendHint(TableId id) {
        if (!world.happens(world.faults().hintsLost)) {
            world.after(world.random().nextLong(20), () -> peer.orElseThrow().hear(id));
        }
    }

    private void hear(TableId id) {
        try {
            tables.hint(id);
        } catch (StoreFailure _) {
            // The next hint, command or look will catch up.
        }
    }

    /** Every second: time is called, tables are looked after, and now and then all is lost. */
    private void live() {
        if (world.happens(world.faults().crashes * 5)) {
            tables = new Tables(store, this::clock);
            attended.clear();
        }
        ids.forEach(this::attend);
        if (bug == Bug.TRUSTS_THE_WALL_CLOCK && world.happens(0.05)) {
            jump = world.random().nextLong(-86_400_000, 86_400_000);
        }
        tables.sweep();
        ids.forEach(this::hear);
        world.after(1000, this::live);
    }

    private Instant clock() {
        return world.instant().plusMillis(jump);
    }
}
