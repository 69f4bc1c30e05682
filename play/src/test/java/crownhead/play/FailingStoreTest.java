package crownhead.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import crownhead.rules.Side;
import crownhead.table.PlayerId;
import crownhead.table.TableCommand;
import crownhead.table.Terms;
import crownhead.table.TimeControl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailingStoreTest {
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BEN = new PlayerId("ben");
    private static final TableId ID = new TableId("t-1");
    private static final TableId NEIGHBOUR = new TableId("t-2");
    private static final Terms TERMS = Terms.casual(TimeControl.PerPlayer.WEB_STANDARD);

    private final MemoryStore kept = new MemoryStore();
    private final FailingStore store = new FailingStore();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private final Tables tables = new Tables(store, () -> now);

    @Nested
    class ATableWhoseStoreFailed {
        @Test
        void isReadAgainFromItsStart() {
            start(ID);
            store.trouble = Trouble.DEAF;
            assertThat(leave(ID)).isEqualTo(new Answer.Unavailable());
            store.trouble = Trouble.NONE;
            store.readFrom.clear();
            assertThat(leave(ID)).isInstanceOf(Answer.Done.class);
            assertThat(store.readFrom.getFirst()).isZero();
        }

        @Test
        void answersWithTheLogWhenTheAnswerWasLost() {
            start(ID);
            store.trouble = Trouble.ANSWER_LOST;
            assertThat(leave(ID)).isInstanceOf(Answer.Done.class);
            assertThat(leave(ID)).isInstanceOf(Answer.Done.class);
            assertThat(kept.read(ID, 0)).hasSize(2);
        }

        @Test
        void isOpenWhenTheAnswerToItsOpeningWasLost() {
            store.trouble = Trouble.ANSWER_LOST;
            assertThat(start(ID)).isInstanceOf(Answer.Done.class);
        }

        @Test
        void tellsItsWatchersEachRowOnceAllTheSame() throws StoreFailure {
            start(ID);
            List<LogRow> told = new ArrayList<>();
            tables.watch(ID, 1, told::add);
            store.trouble = Trouble.DEAF;
            leave(ID);
            store.trouble = Trouble.ANSWER_LOST;
            leave(ID);
            store.trouble = Trouble.NONE;
            tables.look(ID);
            assertThat(told).extracting(LogRow::version).containsExactly(2L);
        }

        @Test
        void stillHasItsTimeCalled() {
            start(ID);
            store.trouble = Trouble.DEAF;
            leave(ID);
            now = now.plus(Duration.ofMinutes(11));
            tables.sweep();
            store.trouble = Trouble.NONE;
            assertThat(tables.held()).isOne();
            tables.sweep();
            assertThat(kept.read(ID, 0)).hasSize(2);
            assertThat(tables.held()).isZero();
        }
    }

    @Test
    void aStoreThatIsOutOfReachFillsNoMemoryWithWhatStrangersAskFor() {
        store.trouble = Trouble.DEAF;
        assertThat(leave(ID)).isEqualTo(new Answer.Unavailable());
        assertThat(tables.callTime(ID)).isEqualTo(new Answer.Unavailable());
        assertThat(tables.held()).isZero();
    }

    @Nested
    class ASweepThatMeetsABrokenTable {
        @ParameterizedTest
        @CsvSource({"t-1, t-2", "t-2, t-1"})
        void callsTimeAtTheOtherAndThenTellsOfIt(String broken, String whole) {
            start(ID);
            start(NEIGHBOUR);
            now = now.plus(Duration.ofMinutes(11));
            store.broken = List.of(new TableId(broken));
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(tables::sweep)
                    .withMessageContaining(broken);
            assertThat(kept.read(new TableId(whole), 0)).hasSize(2);
        }

        @Test
        void tellsOfEachThatIsBroken() {
            start(ID);
            start(NEIGHBOUR);
            now = now.plus(Duration.ofMinutes(11));
            store.broken = List.of(ID, NEIGHBOUR);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(tables::sweep)
                    .satisfies(e -> assertThat(e.getSuppressed()).hasSize(1));
        }
    }

    private Answer start(TableId id) {
        return tables.start(id, CommandId.ofHouse("pairing"), ADA, TERMS, BEN, Side.FIRST);
    }

    private Answer leave(TableId id) {
        return tables.submitForHouse(id, "gone", new TableCommand.Leave(ADA));
    }

    private enum Trouble {
        NONE,
        /** Nothing is stored and nothing is read. */
        DEAF,
        /** Rows are stored, but nobody is told. */
        ANSWER_LOST
    }

    private final class FailingStore implements TableStore {
        private Trouble trouble = Trouble.NONE;
        private List<TableId> broken = List.of();
        private final List<Long> readFrom = new ArrayList<>();

        @Override
        public Append append(LogRow row) throws StoreFailure {
            requireWhole(row.table());
            requireHearing();
            Append append = kept.append(row);
            if (trouble == Trouble.ANSWER_LOST) {
                throw new StoreFailure("The connection was lost during the commit");
            }
            return append;
        }

        @Override
        public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
            requireWhole(table);
            requireHearing();
            readFrom.add(afterVersion);
            return kept.read(table, afterVersion);
        }

        private void requireHearing() throws StoreFailure {
            if (trouble == Trouble.DEAF) {
                throw new StoreFailure("The store cannot be reached");
            }
        }

        private void requireWhole(TableId table) {
            if (broken.contains(table)) {
                throw new IllegalStateException("The log of " + table + " is damaged");
            }
        }
    }
}
