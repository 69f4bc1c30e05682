package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** The house is told to stop while a crowd plays, and opened again on the same data. */
public final class Drains {
    /** A liveness bound, and no figure. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /**
     * How much is done.
     *
     * @param drains on the same data
     * @param longestPlay how long at most they play between everyone being back and the next drain
     */
    public record Size(int drains, int games, Duration longestPlay) {}

    /**
     * What one drain met.
     *
     * @param millis from the signal until the house was gone
     * @param connected how many were there
     * @param unwarned how many of them were not told when to come back
     */
    public record Drain(double millis, int exitCode, int connected, int unwarned) {}

    /** What came of it all. */
    public record Outcome(List<Drain> drains, Checker.Findings findings) {
        public Outcome {
            drains = List.copyOf(drains);
        }
    }

    private final HouseServer.Setup setup;
    private final Crowd crowd;
    private final RandomGenerator chance;
    private final List<Drain> drains = new ArrayList<>();
    private final List<History.Outage> outages = new ArrayList<>();
    private HouseServer house;

    private Drains(HouseServer.Setup setup, Crowd crowd, long seed) throws IOException {
        this.setup = setup;
        this.crowd = crowd;
        this.chance = new Random(seed);
        this.house = HouseServer.start(setup);
    }

    public static Outcome of(HouseServer.Setup setup, Size size, long seed) throws IOException {
        Drains drains;
        try (Crowd crowd = new Crowd(size.games(), seed)) {
            drains = new Drains(setup, crowd, seed);
            try {
                drains.run(size);
            } finally {
                drains.house.kill();
            }
        }
        return new Outcome(drains.drains, Kills.check(setup, drains.crowd, drains.outages));
    }

    private void run(Size size) throws IOException {
        List<Long> before = crowd.marks();
        crowd.goTo(house.doors());
        crowd.awaitAMoveOfEveryone(before, PATIENCE);
        for (int i = 0; i < size.drains(); i++) {
            drain(size.longestPlay().toMillis());
        }
    }

    private void drain(long longestMillis) throws IOException {
        Pauses.of(Duration.ofMillis(chance.nextLong(longestMillis / 4, longestMillis)));
        crowd.stayAway();
        List<Player> inside = crowd.inside();
        List<Long> goodbyes = inside.stream().map(Player::goodbyes).toList();
        long told = System.nanoTime();
        int exitCode = house.stop();
        double millis = (System.nanoTime() - told) / 1e6;
        awaitEmpty();
        int unwarned = 0;
        for (int i = 0; i < inside.size(); i++) {
            unwarned += inside.get(i).goodbyes() > goodbyes.get(i) ? 0 : 1;
        }
        drains.add(new Drain(millis, exitCode, inside.size(), unwarned));
        house = HouseServer.start(setup);
        outages.add(new History.Outage(told, System.nanoTime()));
        List<Long> marks = crowd.marks();
        crowd.goTo(house.doors());
        crowd.awaitAMoveOfEveryone(marks, PATIENCE);
    }

    /** Waits until everyone has noticed. */
    private void awaitEmpty() {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!crowd.inside().isEmpty()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("Somebody is still connected to nobody");
            }
            Pauses.of(Duration.ofMillis(5));
        }
    }
}
