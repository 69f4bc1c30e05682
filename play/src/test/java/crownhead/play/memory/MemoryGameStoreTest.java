package crownhead.play.memory;

import crownhead.play.TableStore;
import crownhead.play.contract.GameStoreContract;
import crownhead.play.lobby.GameStore;

class MemoryGameStoreTest extends GameStoreContract {
    private final MemoryHouse house = new MemoryHouse();

    @Override
    protected GameStore store() {
        return house;
    }

    @Override
    protected TableStore log() {
        return house;
    }
}
