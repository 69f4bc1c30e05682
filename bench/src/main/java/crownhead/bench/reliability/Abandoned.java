package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;

/** Games that are begun and left by both, and what they leave behind in the house. */
public final class Abandoned {
    /** A liveness bound, and no figure. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final Duration LOOK_AGAIN = Duration.ofSeconds(2);

    /**
     * How much is done.
     *
     * @param games in all
     * @param atOnce how many of them are played at a time
     * @param rest how long nobody comes before it is looked at what the house holds: it remembers
     *     some things for minutes
     */
    public record Size(int games, int atOnce, Duration rest) {}

    /**
     * What a house held when nobody was there.
     *
     * @param before after as many games as are played at a time
     * @param after after all of them
     * @param control with as many players who did not go
     */
    public record Outcome(int games, Traces before, Traces after, Traces control) {}

    private final HouseServer house;
    private final Size size;
    private long seed;

    private Abandoned(HouseServer house, Size size, long seed) {
        this.house = house;
        this.size = size;
        this.seed = seed;
    }

    public static Outcome of(HouseServer.Setup setup, Size size, long seed) throws IOException {
        try (HouseServer house = HouseServer.start(setup)) {
            return new Abandoned(house, size, seed).run();
        }
    }

    private Outcome run() throws IOException {
        playAndGo();
        Traces before = whenEmpty();
        int games = 0;
        for (; games < size.games(); games += size.atOnce()) {
            playAndGo();
        }
        Traces after = whenEmpty();
        try (Crowd _ = playing()) {
            return new Outcome(games, before, after, Traces.of(house.pid()));
        }
    }

    private void playAndGo() {
        playing().close();
    }

    /** A crowd of which everyone has moved. */
    private Crowd playing() {
        Crowd crowd = new Crowd(size.atOnce(), seed);
        seed += 2L * size.atOnce();
        crowd.goTo(house.doors());
        crowd.awaitAMoveOfEveryone(crowd.marks(), PATIENCE);
        return crowd;
    }

    /** Who has left has a while to come back; then the game is over, and may be forgotten. */
    private Traces whenEmpty() throws IOException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        Traces traces = Traces.of(house.pid());
        while (traces.tables() > 0) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("Tables are held for nobody: " + traces);
            }
            Pauses.of(LOOK_AGAIN);
            traces = Traces.of(house.pid());
        }
        Pauses.of(size.rest());
        return Traces.of(house.pid());
    }
}
