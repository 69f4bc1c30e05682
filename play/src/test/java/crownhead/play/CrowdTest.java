package crownhead.play;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/**
 * Many threads at tables that come and go: strangers ask for them before they are there, all the
 * time and after the end, so that they are let go and read again while others play and watch.
 */
class CrowdTest {
    private static final int TABLES = 100;
    private static final int PAUSES = 3;
    private static final int ROWS = 3 + 2 * PAUSES;
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final PlayerId EVE = new PlayerId("eve");

    private final MemoryStore store = new MemoryStore();
    private final Tables tables = new Tables(store, InstantSource.system());

    @Test
    void seesOneTableWhoeverLetsItGo() throws Exception {
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < TABLES; i++) {
                int spectators = i % 3;
                playInACrowd(crowd, new TableId("t-" + i), spectators);
            }
        }
        assertThat(tables.held()).isZero();
    }

    private void playInACrowd(ExecutorService crowd, TableId id, int watching) throws Exception {
        AtomicBoolean isOver = new AtomicBoolean();
        List<Future<Integer>> strangers = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            strangers.add(crowd.submit(() -> pester(id, isOver)));
        }
        try {
            playWatched(crowd, id, watching);
        } finally {
            isOver.set(true);
        }
        for (Future<Integer> stranger : strangers) {
            assertThat(stranger.get()).isPositive();
        }
    }

    private void playWatched(ExecutorService crowd, TableId id, int watching) throws Exception {
        List<Future<Spectator>> spectators = new ArrayList<>();
        for (int i = 0; i < watching; i++) {
            spectators.add(crowd.submit(() -> new Spectator(id)));
        }
        open(id);
        Future<List<Answer>> once = crowd.submit(() -> play(id));
        Future<List<Answer>> again = crowd.submit(() -> play(id));
        assertThat(once.get()).isEqualTo(again.get()).hasSize(ROWS - 1);
        assertThat(store.read(id, 0)).hasSize(ROWS);
        for (Future<Spectator> spectator : spectators) {
            assertThat(spectator.get().seen()).isEqualTo(store.read(id, 0));
            tables.leave(id, spectator.get().watcher);
        }
    }

    /** What both players do; it is done twice at the same time, with the same command ids. */
    private List<Answer> play(TableId id) {
        List<Answer> answers = new ArrayList<>();
        answers.add(give(id, BEN, "sit", new TableCommand.Sit(BEN, Side.FIRST)));
        for (int i = 0; i < PAUSES; i++) {
            answers.add(give(id, ADA, "pause-" + i, new TableCommand.Pause(ADA)));
            answers.add(give(id, ADA, "continue-" + i, new TableCommand.Continue(ADA)));
        }
        answers.add(give(id, BEN, "resign", new TableCommand.Resign(BEN)));
        return answers;
    }

    private Answer give(TableId id, PlayerId by, String name, TableCommand command) {
        return tables.submit(id, CommandId.of(by, name), command);
    }

    /** Asks until it is over, and counts how often. */
    private int pester(TableId id, AtomicBoolean isOver) throws StoreFailure {
        Watcher watcher = _ -> {};
        int times = 0;
        do {
            assertThat(give(id, EVE, "resign", new TableCommand.Resign(EVE)))
                    .isNotInstanceOf(Answer.Done.class);
            tables.watch(id, 0, watcher);
            tables.leave(id, watcher);
            times++;
        } while (!isOver.get());
        return times;
    }

    private void open(TableId id) {
        Terms terms = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);
        assertThat(tables.open(id, CommandId.of(ADA, "open"), ADA, terms))
                .isInstanceOf(Answer.Done.class);
    }

    /** Watches from the moment that there is a table. */
    private final class Spectator {
        private final Queue<LogRow> told = new ConcurrentLinkedQueue<>();
        private final Watcher watcher = told::add;
        private final List<LogRow> missed;

        Spectator(TableId id) throws StoreFailure {
            List<LogRow> rows = tables.watch(id, 0, watcher);
            while (rows.isEmpty()) {
                rows = tables.watch(id, 0, watcher);
            }
            missed = rows;
        }

        List<LogRow> seen() {
            List<LogRow> seen = new ArrayList<>(missed);
            seen.addAll(told);
            return seen;
        }
    }
}
