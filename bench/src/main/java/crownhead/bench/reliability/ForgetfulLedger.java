package crownhead.bench.reliability;

import crownhead.play.CommandId;
import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import java.util.List;

/** A planted fault: whoever reads a log again does not learn which request a row was for. */
record ForgetfulLedger(TableStore store) implements TableStore {
    @Override
    public Append append(LogRow row) throws StoreFailure {
        return store.append(row);
    }

    @Override
    public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
        return store.read(table, afterVersion).stream().map(ForgetfulLedger::nameless).toList();
    }

    private static LogRow nameless(LogRow row) {
        return new LogRow(
                row.table(),
                row.version(),
                CommandId.ofHouse("forgotten:" + row.version()),
                row.at(),
                row.events(),
                row.due());
    }
}
