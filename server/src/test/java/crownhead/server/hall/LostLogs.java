package crownhead.server.hall;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import java.util.List;

/** Logs of tables that may be lost for a while. */
final class LostLogs implements TableStore {
    private final TableStore logs;
    private volatile boolean isLost;

    LostLogs(TableStore logs) {
        this.logs = logs;
    }

    void lose() {
        isLost = true;
    }

    void find() {
        isLost = false;
    }

    @Override
    public Append append(LogRow row) throws StoreFailure {
        complain();
        return logs.append(row);
    }

    @Override
    public boolean isShared() {
        return logs.isShared();
    }

    @Override
    public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
        complain();
        return logs.read(table, afterVersion);
    }

    private void complain() throws StoreFailure {
        if (isLost) {
            throw new StoreFailure("The logs are lost");
        }
    }
}
