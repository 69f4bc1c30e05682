package crownhead.bench.reliability;

import java.io.IOException;

/** A house whose database is killed under it. Nobody helps the house to find it again. */
final class KilledDatabase implements Kills.Victim {
    private final Postgres database;
    private final HouseServer house;

    KilledDatabase(HouseServer.Setup setup, Postgres database) throws IOException {
        this.database = database;
        house = HouseServer.start(setup);
    }

    @Override
    public HouseServer.Doors doors() {
        return house.doors();
    }

    @Override
    public long killAndStart() throws IOException {
        database.crash();
        return System.nanoTime();
    }

    @Override
    public void close() throws IOException {
        house.kill();
    }
}
