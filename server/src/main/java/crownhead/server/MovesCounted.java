package crownhead.server;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import crownhead.server.meter.Meters;
import crownhead.table.TableEvent;
import java.util.List;

/** A store that counts the moves it keeps. */
record MovesCounted(TableStore store, Meters meters) implements TableStore {
    @Override
    public Append append(LogRow row) throws StoreFailure {
        Append append = store.append(row);
        count(row, append);
        return append;
    }

    @Override
    public void append(LogRow row, Told told) {
        store.append(
                row,
                new Told() {
                    @Override
                    public void appended(Append append) {
                        count(row, append);
                        told.appended(append);
                    }

                    @Override
                    public void failed(StoreFailure failure) {
                        told.failed(failure);
                    }
                });
    }

    private void count(LogRow row, Append append) {
        if (append == Append.STORED && row.events().getFirst() instanceof TableEvent.Moved) {
            meters.countMove();
        }
    }

    @Override
    public boolean isShared() {
        return store.isShared();
    }

    @Override
    public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
        return store.read(table, afterVersion);
    }
}
