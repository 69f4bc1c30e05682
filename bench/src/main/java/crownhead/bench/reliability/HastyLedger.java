package crownhead.bench.reliability;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A planted fault: moves are said to be stored before they are. Who reads waits until they are, so
 * that only a crash brings it to light.
 */
final class HastyLedger implements TableStore {
    /** The rows that open a game and seat its players are stored at once. */
    private static final int OPENING_ROWS = 3;

    private static final long DELAY_MILLIS = 100;

    private final TableStore store;
    private final Deque<LogRow> waiting = new ArrayDeque<>();

    HastyLedger(TableStore store) {
        this.store = store;
        Thread.ofPlatform().daemon().name("hasty-ledger").start(this::storeLater);
    }

    @Override
    public synchronized Append append(LogRow row) throws StoreFailure {
        if (row.version() <= OPENING_ROWS) {
            return store.append(row);
        }
        waiting.add(row);
        return Append.STORED;
    }

    @Override
    public synchronized List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
        storeWhatWaits();
        return store.read(table, afterVersion);
    }

    private void storeLater() {
        while (true) {
            try {
                TimeUnit.MILLISECONDS.sleep(DELAY_MILLIS);
                storeWhatWaits();
            } catch (StoreFailure _) {
                // It was acknowledged all the same: that is the fault.
            } catch (InterruptedException _) {
                return;
            }
        }
    }

    private synchronized void storeWhatWaits() throws StoreFailure {
        for (LogRow row = waiting.poll(); row != null; row = waiting.poll()) {
            store.append(row);
        }
    }
}
