package crownhead.play.memory;

import crownhead.play.TableStore;
import crownhead.play.contract.TableStoreContract;

class MemoryTableStoreTest extends TableStoreContract {
    private final MemoryHouse house = new MemoryHouse();

    @Override
    protected TableStore store() {
        return house;
    }
}
