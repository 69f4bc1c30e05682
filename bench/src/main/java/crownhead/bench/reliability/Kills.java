package crownhead.bench.reliability;

import crownhead.server.storage.CannotOpen;
import crownhead.server.storage.Storage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/** The house is killed at random moments while a crowd plays, and opened again on the same data. */
public final class Kills {
    /** A liveness bound, and no figure. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** With a fault some may wait for ever: what they were told is lost. */
    private static final Duration PATIENCE_WITH_FAULT = Duration.ofSeconds(30);

    /**
     * How much is done.
     *
     * @param kills on the same data
     * @param longestPlay how long at most they play between everyone being back and the next kill
     */
    public record Size(int kills, int games, Duration longestPlay) {}

    /**
     * What one kill met.
     *
     * @param movesPerSecond what was played before it
     * @param millisToAMove from starting the house again until a move was acknowledged
     */
    public record Kill(double movesPerSecond, double millisToAMove) {}

    /**
     * What came of it all.
     *
     * @param newBeginnings how often a pair lost more than a move, such as a guest's first word
     */
    public record Outcome(List<Kill> kills, int newBeginnings, Checker.Findings findings) {
        public Outcome {
            kills = List.copyOf(kills);
        }
    }

    /** What is killed, and how it comes to life again. */
    interface Victim extends AutoCloseable {
        HouseServer.Doors doors();

        /** Kills it and returns the moment when it was started again; it is open by then. */
        long killAndStart() throws IOException;

        @Override
        void close() throws IOException;
    }

    private final Victim victim;
    private final Crowd crowd;
    private final RandomGenerator chance;
    private final Duration patience;
    private final List<Kill> kills = new ArrayList<>();
    private final List<History.Outage> outages = new ArrayList<>();

    private Kills(Victim victim, Crowd crowd, RandomGenerator chance, Duration patience) {
        this.victim = victim;
        this.crowd = crowd;
        this.chance = chance;
        this.patience = patience;
    }

    /** Kills the house itself. */
    public static Outcome ofHouse(HouseServer.Setup setup, Size size, long seed)
            throws IOException {
        return run(new KilledHouse(setup), setup, size, seed);
    }

    /** Kills the database under the house, which is to find its way back alone. */
    public static Outcome ofDatabase(
            HouseServer.Setup setup, Postgres database, Size size, long seed) throws IOException {
        return run(new KilledDatabase(setup, database), setup, size, seed);
    }

    private static Outcome run(Victim victim, HouseServer.Setup setup, Size size, long seed)
            throws IOException {
        boolean isSound = setup.fault() == Fault.NONE;
        Crowd crowd = new Crowd(size.games(), seed);
        Kills kills =
                new Kills(
                        victim, crowd, new Random(seed), isSound ? PATIENCE : PATIENCE_WITH_FAULT);
        try (victim) {
            kills.run(size);
        } catch (IllegalStateException stuck) {
            if (isSound) {
                throw new IllegalStateException(
                        "With seed " + seed + ": " + stuck.getMessage(), stuck);
            }
        } finally {
            crowd.close();
        }
        return new Outcome(kills.kills, crowd.newBeginnings(), check(setup, crowd, kills.outages));
    }

    private void run(Size size) throws IOException {
        List<Long> before = crowd.marks();
        crowd.goTo(victim.doors());
        crowd.awaitAMoveOfEveryone(before, patience);
        for (int i = 0; i < size.kills(); i++) {
            kill(size.longestPlay());
        }
    }

    private void kill(Duration longestPlay) throws IOException {
        long moves = crowd.moves();
        long begin = System.nanoTime();
        long most = longestPlay.toMillis();
        Pauses.of(Duration.ofMillis(chance.nextLong(most / 4, most)));
        double perSecond = (crowd.moves() - moves) * 1e9 / (System.nanoTime() - begin);
        crowd.stayAway();
        long killed = System.nanoTime();
        long started = victim.killAndStart();
        List<Long> marks = crowd.marks();
        outages.add(new History.Outage(killed, System.nanoTime()));
        crowd.goTo(victim.doors());
        long moved = crowd.awaitAMove(marks, patience);
        crowd.awaitAMoveOfEveryone(marks, patience);
        kills.add(new Kill(perSecond, (moved - started) / 1e6));
    }

    /** Reads the log when the house is gone. */
    static Checker.Findings check(
            HouseServer.Setup setup, Crowd crowd, List<History.Outage> outages) throws IOException {
        try (Storage storage = Storage.open(setup.address())) {
            return Checker.check(crowd.histories(), outages, storage::read);
        } catch (CannotOpen e) {
            throw new IOException("The log cannot be opened", e);
        }
    }
}
