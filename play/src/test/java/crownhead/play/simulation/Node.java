package crownhead.play.simulation;

import crownhead.play.Answer;
import crownhead.play.CommandId;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import crownhead.play.Tables;
import crownhead.play.Watcher;
import crownhead.table.TableCommand;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** One server: its memory is lost when it crashes. */
final class Node {
    private final World world;
    private final TableStore store;
    private final Bug bug;
    private final List<TableId> ids;
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
        start();
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

    private void start() {
        for (TableId id : ids) {
            watch(id, 0, _ -> sendHint(id));
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
            start();
        }
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
