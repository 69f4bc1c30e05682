package crownhead.server.storage;

import crownhead.play.StoreFailure;
import crownhead.play.TableStore;

/** Somebody who does not wait for a row, and is called when it is on the disk. */
final class Caller implements Waiting<TableStore.Append> {
    private final TableStore.Told told;
    private TableStore.Append settled = TableStore.Append.LOST;

    Caller(TableStore.Told told) {
        this.told = told;
    }

    @Override
    public void settle(TableStore.Append append) {
        settled = append;
    }

    @Override
    public void deliver() {
        told.appended(settled);
    }

    @Override
    public void refuse(Exception why) {
        throw new IllegalStateException("Rows are stored or lost, and nothing else", why);
    }

    @Override
    public void fail(StoreFailure failure) {
        told.failed(failure);
    }
}
