package crownhead.play;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Refusal;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LettingGoTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final TableId ID = new TableId("t-1");
    private static final TableId UNKNOWN = new TableId("t-2");

    private final MemoryStore store = new MemoryStore();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private final Tables tables = new Tables(store, () -> now);

    @Nested
    class ATableInPlay {
        @Test
        void isHeldWhetherItIsWatchedOrNot() throws StoreFailure {
            start();
            assertThat(tables.held()).isOne();
            Watcher watcher = _ -> {};
            tables.watch(ID, 0, watcher);
            tables.leave(ID, watcher);
            assertThat(tables.held()).isOne();
        }
    }

    @Nested
    class ATableThatIsOver {
        @Test
        void isLetGoWhenNobodyWatches() {
            start();
            resign();
            assertThat(tables.held()).isZero();
        }

        @Test
        void isLetGoWhenTimeEndsIt() {
            start();
            now = now.plus(Duration.ofMinutes(11));
            tables.sweep();
            assertThat(tables.held()).isZero();
        }

        @Test
        void isHeldUntilTheLastWatcherLeaves() throws StoreFailure {
            start();
            List<LogRow> told = new ArrayList<>();
            Watcher first = told::add;
            Watcher second = _ -> {};
            tables.watch(ID, 2, first);
            tables.watch(ID, 2, second);
            resign();
            assertThat(told).hasSize(1);
            tables.leave(ID, first);
            assertThat(tables.held()).isOne();
            tables.leave(ID, second);
            assertThat(tables.held()).isZero();
        }

        @Test
        void isReadAgainForWhoAsks() throws StoreFailure {
            start();
            Answer end = resign();
            assertThat(tables.table(ID).map(Table::isOver)).contains(true);
            assertThat(tables.watch(ID, 0, _ -> {})).hasSize(3);
            assertThat(resign()).isEqualTo(end);
            assertThat(tables.submit(ID, CommandId.of(BEN, "r"), new TableCommand.Resign(BEN)))
                    .isEqualTo(new Answer.Refused(Refusal.Plain.GAME_OVER));
        }

        @Test
        void isNotHeldForWhoOnlyAsks() throws StoreFailure {
            start();
            resign();
            assertThat(tables.table(ID)).isPresent();
            assertThat(resign()).isInstanceOf(Answer.Done.class);
            tables.hint(ID);
            assertThat(tables.held()).isZero();
        }
    }

    @Nested
    class ATableThatDoesNotExist {
        @Test
        void isNotHeldWhateverIsAskedOfIt() throws StoreFailure {
            Watcher watcher = _ -> {};
            assertThat(tables.table(UNKNOWN)).isEqualTo(Optional.empty());
            assertThat(tables.watch(UNKNOWN, 0, watcher)).isEmpty();
            tables.leave(UNKNOWN, watcher);
            tables.hint(UNKNOWN);
            assertThat(tables.submit(UNKNOWN, CommandId.of(BEN, "s"), new TableCommand.Resign(BEN)))
                    .isEqualTo(new Answer.NoSuchTable());
            assertThat(tables.held()).isZero();
        }
    }

    @Nested
    class ATableThatIsOpenedWhileAStrangerAsksForIt {
        private final CountDownLatch asked = new CountDownLatch(1);
        private final CountDownLatch answered = new CountDownLatch(1);

        /** The stranger's table is let go while the host waits for it: the host has another. */
        @Test
        void isHeldAndToldOf() throws Exception {
            Tables slow = new Tables(new SlowStore(), () -> now);
            Thread stranger = Thread.ofPlatform().start(() -> resign(slow));
            asked.await();
            Thread host = Thread.ofPlatform().start(() -> open(slow));
            waitUntil(() -> host.getState() == Thread.State.WAITING);
            answered.countDown();
            stranger.join();
            host.join();
            assertThat(slow.held()).isOne();
            List<LogRow> told = new ArrayList<>();
            assertThat(slow.watch(ID, 0, told::add)).hasSize(1);
            sit(slow);
            assertThat(told).hasSize(1);
        }

        private void waitUntil(BooleanSupplier condition) {
            long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
            while (!condition.getAsBoolean()) {
                assertThat(System.nanoTime()).isLessThan(deadline);
                Thread.onSpinWait();
            }
        }

        /** Takes its time with the first question. */
        private final class SlowStore implements TableStore {
            @Override
            public Append append(LogRow row) {
                return store.append(row);
            }

            @Override
            public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
                List<LogRow> rows = store.read(table, afterVersion);
                asked.countDown();
                try {
                    answered.await();
                } catch (InterruptedException e) {
                    throw new StoreFailure("Interrupted: " + e);
                }
                return rows;
            }
        }
    }

    @Nested
    class AForgottenTable {
        @Test
        void doesNotExistAnyMore() throws StoreFailure {
            start();
            resign();
            store.forget(ID);
            assertThat(tables.table(ID)).isEqualTo(Optional.empty());
            assertThat(resign()).isEqualTo(new Answer.NoSuchTable());
        }

        @Test
        void isNoLongerPlayedOn() throws StoreFailure {
            start();
            store.forget(ID);
            assertThat(resign()).isEqualTo(new Answer.Unavailable());
            assertThat(resign()).isEqualTo(new Answer.NoSuchTable());
            assertThat(store.read(ID, 0)).isEmpty();
            assertThat(tables.held()).isZero();
        }

        @Test
        void leavesTheOthersAlone() throws StoreFailure {
            start();
            store.forget(UNKNOWN);
            assertThat(tables.table(ID)).isPresent();
        }
    }

    private void start() {
        open(tables);
        sit(tables);
    }

    private Answer resign() {
        return resign(tables);
    }

    private static Answer open(Tables tables) {
        Terms terms = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);
        return tables.open(ID, CommandId.of(ADA, "open"), ADA, terms);
    }

    private static Answer sit(Tables tables) {
        return tables.submit(ID, CommandId.of(BEN, "sit"), new TableCommand.Sit(BEN, Side.FIRST));
    }

    private static Answer resign(Tables tables) {
        return tables.submit(ID, CommandId.of(ADA, "resign"), new TableCommand.Resign(ADA));
    }
}
