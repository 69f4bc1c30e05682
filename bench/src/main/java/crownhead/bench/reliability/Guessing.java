package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Strangers guess at passwords and keys, many times a second, while games are played. */
public final class Guessing {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration LOOK = Duration.ofMillis(250);
    private static final Duration BETWEEN_COUNTS = Duration.ofSeconds(4);
    private static final Duration THOUGHT = Duration.ofMillis(100);
    private static final long SEED = 16_000;
    private static final String ACCOUNT =
            "{\"name\":\"" + Guesses.KNOWN + "\",\"password\":\"a long line of words\"}";

    /**
     * How large a flood is.
     *
     * @param guesses how many a second
     * @param time for how long, and at least until passwords were seen to be looked at
     * @param warmUpMoves how many moves are played before it begins
     */
    public record Size(int guesses, Duration time, int games, int warmUpMoves) {}

    /**
     * What came of a flood.
     *
     * @param hashedAtOnce how many passwords were looked at at once, when others had to wait
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

    private final HouseServer house;
    private int hashedAtOnce;
    private double mostMemory;

    private Guessing(HouseServer house) {
        this.house = house;
    }

    /** More guesses than the house can look at, while games are played. */
    public static Flood flood(HouseServer.Setup setup, Size size) throws IOException {
        try (HouseServer house = HouseServer.start(setup)) {
            return new Guessing(house).flood(size);
        }
    }

    /** One guess after the other, so many at a name that is known and at one that is not. */
    public static Medians medians(HouseServer.Setup setup, int ofEachName) throws IOException {
        try (HouseServer house = HouseServer.start(setup)) {
            return new Guessing(house).medians(ofEachName);
        }
    }

    private Flood flood(Size size) throws IOException {
        makeAccount();
        try (Crowd crowd =
                new Crowd(
                        size.games(),
                        SEED,
                        Crowd.Mix.BOTH_DOORS,
                        chance -> Habits.thoughtful(chance, THOUGHT))) {
            crowd.goTo(house.doors());
            crowd.awaitAMoveOfEveryone(crowd.marks(), PATIENCE);
            crowd.awaitInTotal(size.warmUpMoves(), PATIENCE);
            crowd.latencies().clear();
            double before = memory();
            Guesses.Answers answers = watch(size);
            Latencies times = crowd.latencies();
            return new Flood(
                    answers, hashedAtOnce, mostMemory - before, times.count(), times.millis(99));
        }
    }

    private void makeAccount() throws IOException {
        try (Asker owner = new Asker(house.doors().port())) {
            Asker.Answer made = owner.post("/api/v1/accounts", ACCOUNT);
            if (made.status() != 201) {
                throw new IOException("There is no account to guess at: " + made);
            }
        }
    }

    /** Who is turned away shows that as many are looked at as the house wants to. */
    private Guesses.Answers watch(Size size) throws IOException {
        Guesses guesses = Guesses.begin(house.doors().port(), size.guesses());
        try (guesses) {
            long begin = System.nanoTime();
            long nextCount = begin;
            while (System.nanoTime() - begin < size.time().toNanos() || hashedAtOnce == 0) {
                Pauses.of(LOOK);
                mostMemory = Math.max(mostMemory, memory());
                if (System.nanoTime() >= nextCount && guesses.answers().turnedAway() > 0) {
                    hashedAtOnce = Math.max(hashedAtOnce, Traces.hashing(house.pid()));
                    nextCount = System.nanoTime() + BETWEEN_COUNTS.toNanos();
                }
                if (System.nanoTime() - begin > size.time().plus(PATIENCE).toNanos()) {
                    throw new IOException("Nobody looks at passwords: " + guesses.answers());
                }
            }
        }
        return guesses.answers();
    }

    private double memory() throws IOException {
        return house.residentMebibytes().orElse(0.0);
    }

    /** By turns, so that both meet the same house. */
    private Medians medians(int ofEachName) throws IOException {
        makeAccount();
        List<Double> known = new ArrayList<>();
        List<Double> unknown = new ArrayList<>();
        try (Asker stranger = new Asker(house.doors().port())) {
            for (int i = 0; i < ofEachName; i++) {
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
