package crownhead.play.simulation;

import crownhead.play.LogRow;
import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.play.TableStore;
import java.util.List;

/** A store that sometimes does not answer, and then nobody knows whether it has stored. */
final class FaultyStore implements TableStore {
    private final World world;
    private final TableStore kept;

    FaultyStore(World world, TableStore kept) {
        this.world = world;
        this.kept = kept;
    }

    @Override
    public Append append(LogRow row) throws StoreFailure {
        if (world.happens(world.faults().storeRefuses)) {
            throw new StoreFailure("The store cannot be reached");
        }
        Append result = kept.append(row);
        if (world.happens(world.faults().storeForgetsToAnswer)) {
            throw new StoreFailure("The connection was lost during the commit");
        }
        return result;
    }

    @Override
    public List<LogRow> read(TableId table, long afterVersion) throws StoreFailure {
        if (world.happens(world.faults().storeRefuses)) {
            throw new StoreFailure("The store cannot be reached");
        }
        return kept.read(table, afterVersion);
    }
}
