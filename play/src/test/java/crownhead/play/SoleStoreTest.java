package crownhead.play;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.Table;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A store to which nobody else writes is asked once for what it holds. */
class SoleStoreTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final TableId ID = new TableId("t-1");
    private static final Terms TERMS = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);

    private final Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private final SoleStore store = new SoleStore();
    private Tables tables = new Tables(store, () -> now);

    @Nested
    class ATableThatIsInMemory {
        @Test
        void isLookedAtRefusedAndWatchedWithoutReading() throws StoreFailure {
            start();
            tables.watch(ID, 1, _ -> {});
            assertThat(tables.look(ID).map(Known::version)).contains(1L);
            assertThat(resign(new PlayerId("eve"))).isInstanceOf(Answer.Refused.class);
            assertThat(tables.watch(ID, 0, _ -> {}))
                    .extracting(LogRow::version)
                    .containsExactly(1L);
            assertThat(store.reads).isZero();
        }

        @Test
        void isReadAgainWhenTheStoreHasFailed() throws StoreFailure {
            start();
            tables.watch(ID, 1, _ -> {});
            store.fails = true;
            assertThat(resign(ADA)).isEqualTo(new Answer.Unavailable());
            store.fails = false;
            assertThat(tables.table(ID).map(Table::isOver)).contains(true);
            assertThat(store.reads).isPositive();
        }
    }

    @Nested
    class ATableThatIsNot {
        @Test
        void isReadOnce() throws StoreFailure {
            start();
            tables = new Tables(store, () -> now);
            List<LogRow> told = new ArrayList<>();
            assertThat(tables.watch(ID, 0, told::add)).hasSize(1);
            tables.look(ID);
            assertThat(resign(BEN)).isInstanceOf(Answer.Done.class);
            assertThat(told).extracting(LogRow::version).containsExactly(2L);
            assertThat(store.reads).isOne();
        }

        @Test
        void isNotOpenedAgain() {
            start();
            tables = new Tables(store, () -> now);
            assertThat(start()).isInstanceOf(Answer.Done.class);
            assertThat(store.kept.read(ID, 0)).hasSize(1);
        }
    }

    private Answer start() {
        return tables.start(ID, CommandId.ofHouse("start"), ADA, TERMS, BEN, Side.FIRST);
    }

    private Answer resign(PlayerId by) {
        return tables.submit(ID, CommandId.of(by, "r"), new TableCommand.Resign(by));
    }

    /** A row is kept although the store says that it has failed. */
    private static final class SoleStore implements TableStore {
        private final MemoryStore kept = new MemoryStore();
        private int reads;
        private boolean fails;

        @Override
        public boolean isShared() {
            return false;
        }

        @Override
        public Append append(LogRow row) throws StoreFailure {
            Append append = kept.append(row);
            requireWorking();
            return append;
        }

        @Override
        public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
            requireWorking();
            reads++;
            return kept.read(table, afterVersion);
        }

        private void requireWorking() throws StoreFailure {
            if (fails) {
                throw new StoreFailure("The disk has failed");
            }
        }
    }
}
