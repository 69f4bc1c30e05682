package crownhead.play.memory;

import crownhead.play.contract.RunStoreContract;
import crownhead.play.time.RunStore;

class MemoryRunStoreTest extends RunStoreContract {
    private final MemoryHouse house = new MemoryHouse();

    @Override
    protected RunStore store() {
        return house;
    }
}
