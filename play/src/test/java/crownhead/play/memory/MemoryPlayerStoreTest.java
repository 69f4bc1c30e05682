package crownhead.play.memory;

import crownhead.play.contract.PlayerStoreContract;
import crownhead.play.player.PlayerStore;

class MemoryPlayerStoreTest extends PlayerStoreContract {
    private final MemoryHouse house = new MemoryHouse();

    @Override
    protected PlayerStore store() {
        return house;
    }
}
