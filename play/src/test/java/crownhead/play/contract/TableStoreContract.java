package crownhead.play.contract;

import static crownhead.play.contract.Rows.ADA;
import static crownhead.play.contract.Rows.BEN;
import static crownhead.play.contract.Rows.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import crownhead.play.TableStore.Append;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What the log of tables promises. */
public abstract class TableStoreContract {
    private static final TableId ID = new TableId("t-1");
    private static final TableId OTHER = new TableId("t-2");
    private static final CommandId ADAS = CommandId.of(ADA, "c-1");

    /** A store with nothing in it. */
    protected abstract TableStore store();

    @Nested
    class ARow {
        @Test
        void isReadAsItWasStored() throws StoreFailure {
            LogRow row = Rows.openedAndStarted(ID, NOON.plusMillis(1));
            assertThat(store().append(row)).isEqualTo(Append.STORED);
            assertThat(store().read(ID, 0)).containsExactly(row);
        }

        @Test
        void losesToAnotherOfItsVersion() throws StoreFailure {
            open();
            LogRow first = Rows.offered(ID, 2, ADAS);
            assertThat(store().append(first)).isEqualTo(Append.STORED);
            assertThat(store().append(Rows.offered(ID, 2, CommandId.of(BEN, "c-1"))))
                    .isEqualTo(Append.LOST);
            assertThat(store().read(ID, 1)).containsExactly(first);
        }

        @Test
        void losesWhenItsCommandHasBeenStored() throws StoreFailure {
            open();
            store().append(Rows.offered(ID, 2, ADAS));
            assertThat(store().append(Rows.offered(ID, 3, ADAS))).isEqualTo(Append.LOST);
            assertThat(store().read(ID, 2)).isEmpty();
        }

        @Test
        void isLostWhenItIsStoredTwice() throws StoreFailure {
            open();
            assertThat(store().append(Rows.opened(ID, NOON))).isEqualTo(Append.LOST);
            assertThat(store().read(ID, 0)).hasSize(1);
        }

        @Test
        void mayHaveACommandOfTheSameNameByAnotherAuthor() throws StoreFailure {
            open();
            store().append(Rows.offered(ID, 2, ADAS));
            assertThat(store().append(Rows.offered(ID, 3, CommandId.of(BEN, "c-1"))))
                    .isEqualTo(Append.STORED);
        }

        @Test
        void mayHaveTheVersionAndTheCommandOfARowOfAnotherTable() throws StoreFailure {
            open();
            assertThat(store().append(Rows.opened(OTHER, NOON))).isEqualTo(Append.STORED);
            assertThat(store().read(ID, 0)).containsExactly(Rows.opened(ID, NOON));
        }

        @Test
        void keepsWhateverItsAuthorCallsItsCommand() throws StoreFailure {
            open();
            CommandId odd = CommandId.of(ADA, "'; drop table log; -- \u00e9\u4e2d \ud83d\ude00 \"");
            store().append(Rows.offered(ID, 2, odd));
            assertThat(store().read(ID, 1)).extracting(LogRow::command).containsExactly(odd);
        }
    }

    @Nested
    class TheRowsOfATable {
        @Test
        void areReadInOrderAfterAVersion() throws StoreFailure {
            open();
            for (int version = 2; version <= 12; version++) {
                CommandId command = CommandId.of(ADA, "c-" + version);
                store().append(Rows.offered(ID, version, command));
            }
            assertThat(store().read(ID, 0)).extracting(LogRow::version).isSorted().hasSize(12);
            assertThat(store().read(ID, 9))
                    .extracting(LogRow::version)
                    .containsExactly(10L, 11L, 12L);
        }

        @Test
        void areNoneAfterTheLastOrWhereThereIsNoTable() throws StoreFailure {
            open();
            assertThat(store().read(ID, 1)).isEmpty();
            assertThat(store().read(ID, 99)).isEmpty();
            assertThat(store().read(OTHER, 0)).isEmpty();
        }
    }

    @Test
    void manyWhoWriteTheSameVersionAtOnceStoreOneRow() throws Exception {
        open();
        List<Append> came = Collections.synchronizedList(new ArrayList<>());
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch start = new CountDownLatch(1);
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            LogRow row = Rows.offered(ID, 2, CommandId.of(ADA, "c-" + i));
            writers.add(
                    Thread.ofVirtual()
                            .start(() -> {
                                try {
                                    start.await();
                                    came.add(store().append(row));
                                } catch (StoreFailure | InterruptedException e) {
                                    failures.add(e);
                                }
                            }));
        }
        start.countDown();
        for (Thread writer : writers) {
            writer.join();
        }
        assertThat(failures).isEmpty();
        assertThat(came).hasSize(50).containsOnlyOnce(Append.STORED);
        assertThat(store().read(ID, 1)).hasSize(1);
    }

    private void open() throws StoreFailure {
        assertThat(store().append(Rows.opened(ID, NOON))).isEqualTo(Append.STORED);
    }
}
