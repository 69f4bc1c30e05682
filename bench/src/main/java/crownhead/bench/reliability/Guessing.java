package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Strangers guess at passwords and keys, many times a second, while games are played. */
public final class Guessing {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration LOOK = Duration.ofMillis(250);
    private static final int LOOKS_BETWEEN_COUNTS = 16;
    private static final Duration THOUGHT = Duration.ofMillis(100);
    private static final long SEED = 16_000;
    private static final String ACCOUNT =
            "{\"name\":\"" + Guesses.KNOWN + "\",\"password\":\"a long line of words\"}";

    /**
     * How much is done.
     *
     * @param flood how many guesses a second, and for how long
     * @param warmUpMoves how many moves are played before it begins
     * @param ofEachName how many sign-ins by a name that is known, and by one that is not, are
     *     timed
     */
    public record Size(Guesses.Size flood, int games, int warmUpMoves, int ofEachName) {}

    /**
     * What came of a flood.
     *
     * @param hashedAtOnce how many passwords were looked at at once, when it was looked
     * @param moreMebibytes how much more memory the house had at most than before
     * @param p99 of moves, in milliseconds
     */
    public record Flood(
            Guesses.Answers answers,
            int hashedAtOnce,
            double moreMebibytes,
            int moves,
            double p99) {}

    /** How long a wrong password takes as a median, in milliseconds. */
    public record Medians(double known, double unknown) {
        /** What tells a name that is known from others. */
        public double difference() {
            return Math.abs(known - unknown);
        }
    }

    /** What came of it all. */
    public record Outcome(Flood flood, Medians medians) {}

    private final HouseServer house;
    private final Size size;

    private Guessing(HouseServer house, Size size) {
        this.house = house;
        this.size = size;
    }

    public static Outcome at(HouseServer.Setup setup, Size size) throws IOException {
        try (HouseServer house = HouseServer.start(setup);
                Asker owner = new Asker(house.doors().port())) {
            Asker.Answer made = owner.post("/api/v1/accounts", ACCOUNT);
            if (made.status() != 201) {
                throw new IOException("There is no account to guess at: " + made);
            }
            Guessing guessing = new Guessing(house, size);
            return new Outcome(guessing.flood(), guessing.medians());
        }
    }

    private Flood flood() throws IOException {
        try (Crowd crowd =
                new Crowd(
                        size.games(),
                        SEED,
                        Crowd.Mix.BOTH_DOORS,
                        chance -> Habits.thoughtful(chance, THOUGHT))) {
            crowd.goTo(house.doors());
            crowd.awaitAMoveOfEveryone(crowd.marks(), PATIENCE);
            crowd.awaitInTotal(size.warmUpMoves(), PATIENCE);
            double before = memory();
            crowd.latencies().clear();
            double most = before;
            int hashed = 0;
            try (Guesses guesses = Guesses.begin(house.doors().port(), size.flood())) {
                for (int look = 0; !guesses.isOver(); look++) {
                    Pauses.of(LOOK);
                    most = Math.max(most, memory());
                    if (look % LOOKS_BETWEEN_COUNTS == 1) {
                        hashed = Math.max(hashed, Traces.hashing(house.pid()));
                    }
                }
                int moves = crowd.latencies().count();
                double p99 = crowd.latencies().millis(99);
                return new Flood(guesses.answers(), hashed, most - before, moves, p99);
            }
        }
    }

    private double memory() throws IOException {
        return house.residentMebibytes().orElse(0.0);
    }

    /** By turns, so that both meet the same house. */
    private Medians medians() throws IOException {
        List<Double> known = new ArrayList<>();
        List<Double> unknown = new ArrayList<>();
        try (Asker stranger = new Asker(house.doors().port())) {
            for (int i = 0; i < size.ofEachName(); i++) {
                known.add(millis(stranger, Guesses.signIn(Guesses.KNOWN, i)));
                unknown.add(millis(stranger, Guesses.signIn("Nobody", i)));
            }
        }
        return new Medians(median(known), median(unknown));
    }

    private static double millis(Asker stranger, String guess) throws IOException {
        long begin = System.nanoTime();
        Asker.Answer answer = stranger.post(Guesses.SIGN_IN, guess);
        double millis = (System.nanoTime() - begin) / 1e6;
        if (answer.status() != 401) {
            throw new IOException("A wrong password was answered otherwise: " + answer);
        }
        return millis;
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }
}
