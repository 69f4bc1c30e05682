package crownhead.bench.reliability;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A planted fault: something is kept of every row, and never let go. */
record HoardingLedger(TableStore store, Queue<byte[]> kept) implements TableStore {
    private static final int OF_EACH = 1 << 16;

    HoardingLedger(TableStore store) {
        this(store, new ConcurrentLinkedQueue<>());
    }

    @Override
    public Append append(LogRow row) throws StoreFailure {
        kept.add(new byte[OF_EACH]);
        return store.append(row);
    }

    @Override
    public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
        return store.read(table, afterVersion);
    }
}
