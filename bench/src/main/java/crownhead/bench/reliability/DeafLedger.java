package crownhead.bench.reliability;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import java.util.List;

/** A planted fault: a write that failed is said to be stored. */
record DeafLedger(TableStore store) implements TableStore {
    @Override
    public Append append(LogRow row) throws StoreFailure {
        try {
            return store.append(row);
        } catch (StoreFailure _) {
            return Append.STORED;
        }
    }

    @Override
    public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
        return store.read(table, afterVersion);
    }
}
