package crownhead.bench.reliability;

import crownhead.bench.load.Gallery;
import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Onlookers who do not read what they are sent, again and again, at a table with many others. */
public final class SlowReading {
    private static final Duration LOOK = Duration.ofMillis(100);
    private static final long SEED = 11_500;

    /**
     * How much is done.
     *
     * @param gallery those who read, and how fast the game goes
     * @param slow how many do not, at a time; one of them reads a byte in a second
     * @param time for how long others come when they are gone
     * @param patience how long they may stay
     */
    public record Size(Gallery.Size gallery, int slow, Duration time, Duration patience) {}

    /**
     * What came of it.
     *
     * @param sentAway slow ones who were
     * @param stayed slow ones who were not
     * @param slowestMillis from the house's last word until the connection was gone, at most
     * @param moreMebibytes in use after a collection, more than without them
     * @param p99 of the players' moves, in milliseconds
     */
    public record Outcome(
            int sentAway,
            int stayed,
            double slowestMillis,
            double moreMebibytes,
            int moves,
            double p99,
            List<String> errors) {
        public Outcome {
            errors = List.copyOf(errors);
        }
    }

    private final HouseServer house;
    private final Gallery gallery;
    private final Size size;
    private int sentAway;
    private int stayed;
    private double slowestMillis;
    private double heap;

    private SlowReading(HouseServer house, Gallery gallery, Size size) {
        this.house = house;
        this.gallery = gallery;
        this.size = size;
    }

    /** Opens a house with a game that many look on at, and lets slow ones come. */
    public static Outcome at(HouseServer.Setup setup, Size size) throws IOException {
        try (HouseServer house = HouseServer.start(setup)) {
            Gallery gallery =
                    Gallery.open(house.doors().address(), size.gallery(), new Random(SEED));
            SlowReading reading = new SlowReading(house, gallery, size);
            try (gallery) {
                reading.run();
            }
            return new Outcome(
                    reading.sentAway,
                    reading.stayed,
                    reading.slowestMillis,
                    reading.heap,
                    gallery.times().count(),
                    gallery.times().millis(99),
                    gallery.errors());
        }
    }

    private void run() throws IOException {
        double before = Traces.mebibytes(house.pid());
        long end = System.nanoTime() + size.time().toNanos();
        do {
            endure();
        } while (System.nanoTime() < end);
        heap = Math.max(0, heap - before);
    }

    /** Some come, do not read, and are sent away. */
    private void endure() throws IOException {
        try (Departures departures = new Departures(house.doors().port())) {
            List<SlowReader> slow = come();
            long end = System.nanoTime() + size.patience().toNanos();
            departures.expect(size.slow());
            boolean isFull = false;
            while (departures.gone() < size.slow() && System.nanoTime() < end) {
                Pauses.of(LOOK);
                departures.look();
                if (!isFull && departures.told() > 0) {
                    isFull = true;
                    heap = Math.max(heap, Traces.mebibytes(house.pid()));
                }
            }
            slow.forEach(SlowReader::hangUp);
            sentAway += departures.gone();
            stayed += size.slow() - departures.gone();
            slowestMillis = Math.max(slowestMillis, departures.slowestMillis());
        }
    }

    private List<SlowReader> come() throws IOException {
        List<SlowReader> slow = new ArrayList<>();
        for (int i = 0; i < size.slow(); i++) {
            SlowReader.Habit habit =
                    i == 0 ? SlowReader.Habit.READS_A_BYTE : SlowReader.Habit.READS_NOTHING;
            SocketLink link = new SocketLink(house.doors().port(), SocketDoor.PATH);
            SlowReader reader = new SlowReader(link, gallery::place, habit);
            slow.add(reader);
            Thread.ofVirtual().start(reader);
        }
        long end = System.nanoTime() + size.patience().toNanos();
        while (!slow.stream().allMatch(SlowReader::isThere)) {
            if (System.nanoTime() > end) {
                throw new IOException("Not everyone could come to look on");
            }
            Pauses.of(LOOK);
        }
        return slow;
    }
}
