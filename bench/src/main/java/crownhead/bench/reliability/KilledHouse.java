package crownhead.bench.reliability;

import java.io.IOException;

/** A house that is killed at once and opened again on the same data. */
final class KilledHouse implements Kills.Victim {
    private final HouseServer.Setup setup;
    private HouseServer house;

    KilledHouse(HouseServer.Setup setup) throws IOException {
        this.setup = setup;
        house = HouseServer.start(setup);
    }

    @Override
    public HouseServer.Doors doors() {
        return house.doors();
    }

    @Override
    public long killAndStart() throws IOException {
        house.kill();
        long started = System.nanoTime();
        house = HouseServer.start(setup);
        return started;
    }

    @Override
    public void close() throws IOException {
        house.kill();
    }
}
