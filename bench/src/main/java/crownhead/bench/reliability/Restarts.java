package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The house is closed and opened again while its hall is full and games are played. */
public final class Restarts {
    /** A liveness bound, and no figure. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final int GATHER_PER_SECOND = 400;

    /**
     * How much is done.
     *
     * @param people in the hall
     * @param games that are played meanwhile
     * @param longestPause after which people try again who find the house closed
     */
    public record Size(int restarts, int people, int games, Duration longestPause) {}

    /**
     * What one restart met.
     *
     * @param untold people who were not told when to come back
     * @param millis from the opening until everybody was back
     * @param fullestSecond how many in a hundred came in the second in which most came
     * @param p99 of moves in milliseconds, from when all players had moved again
     * @param heap how many times the memory in use after a collection is what it was before
     */
    public record Restart(
            int untold, double millis, double fullestSecond, double p99, double heap) {}

    /** What came of it all. */
    public record Outcome(List<Restart> restarts, Checker.Findings findings) {
        public Outcome {
            restarts = List.copyOf(restarts);
        }
    }

    private final HouseServer.Setup setup;
    private final Herd herd;
    private final Crowd crowd;
    private final List<Restart> restarts = new ArrayList<>();
    private final List<History.Outage> outages = new ArrayList<>();
    private HouseServer house;

    private Restarts(HouseServer.Setup setup, Herd herd, Crowd crowd) throws IOException {
        this.setup = setup;
        this.herd = herd;
        this.crowd = crowd;
        this.house = HouseServer.start(setup);
    }

    /** Closes and opens a house so often, and holds its log against what people were shown. */
    public static Outcome of(HouseServer.Setup setup, Size size, long seed) throws IOException {
        Restarts restarts;
        try (Herd herd = new Herd(size.people(), size.longestPause(), seed);
                Crowd crowd = new Crowd(size.games(), seed + size.people())) {
            restarts = new Restarts(setup, herd, crowd);
            try {
                restarts.run(size);
            } finally {
                restarts.house.kill();
            }
        }
        return new Outcome(restarts.restarts, Kills.check(setup, restarts.crowd, restarts.outages));
    }

    private void run(Size size) throws IOException {
        List<Long> marks = crowd.marks();
        crowd.goTo(house.doors());
        herd.gather(house.doors(), GATHER_PER_SECOND, PATIENCE);
        crowd.awaitAMoveOfEveryone(marks, PATIENCE);
        double before = Traces.mebibytes(house.pid());
        for (int i = 0; i < size.restarts(); i++) {
            restart(before);
        }
    }

    private void restart(double heapBefore) throws IOException {
        herd.findNobody();
        crowd.stayAway();
        long told = System.nanoTime();
        house.stop();
        herd.awaitNone(PATIENCE);
        int untold = herd.untold();
        house = HouseServer.start(setup);
        long opened = System.nanoTime();
        outages.add(new History.Outage(told, opened));
        List<Long> marks = crowd.marks();
        herd.goTo(house.doors());
        crowd.goTo(house.doors());
        crowd.awaitAMoveOfEveryone(marks, PATIENCE);
        crowd.latencies().clear();
        long back = herd.awaitAll(PATIENCE);
        crowd.awaitAMoveOfEveryone(crowd.marks(), PATIENCE);
        double p99 = crowd.latencies().millis(99);
        double heap = Traces.mebibytes(house.pid()) / heapBefore;
        restarts.add(new Restart(untold, (back - opened) / 1e6, herd.fullestSecond(), p99, heap));
    }
}
