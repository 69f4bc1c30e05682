package crownhead.play.memory;

import crownhead.play.contract.SessionStoreContract;
import crownhead.play.player.PlayerStore;
import crownhead.play.player.SessionStore;

class MemorySessionStoreTest extends SessionStoreContract {
    private final MemoryHouse house = new MemoryHouse();

    @Override
    protected SessionStore store() {
        return house;
    }

    @Override
    protected PlayerStore players() {
        return house;
    }
}
