package crownhead.bench.reliability;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/** Many pairs who play at a house, half of them over WebSockets and half over TCP. */
final class Crowd implements AutoCloseable {
    private static final String TEN_MINUTES = "game:10m+0s";

    private final Doorway doorway = new Doorway();
    private final Latencies latencies = new Latencies();
    private final Latencies returns = new Latencies();
    private final List<Pair> pairs = new ArrayList<>();
    private final List<Player> players = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();

    /** By which doors they come. */
    enum Mix {
        BOTH_DOORS,
        WEB_SOCKETS
    }

    /** Well-behaved people, who come by both doors. */
    Crowd(int games, long seed) {
        this(games, seed, Mix.BOTH_DOORS, Habits::good);
    }

    /** The two of a pair come by different doors, where both are used. */
    Crowd(int games, long seed, Mix mix, Function<RandomGenerator, Habits> habits) {
        for (int game = 0; game < games; game++) {
            Pair pair = new Pair(TEN_MINUTES, latencies, returns);
            pairs.add(pair);
            for (Player.Part part : Player.Part.values()) {
                boolean isWeb = mix == Mix.WEB_SOCKETS || (game + players.size()) % 2 == 0;
                players.add(
                        new Player(
                                "p" + players.size(),
                                doorway,
                                isWeb ? Doorway.Kind.WEB_SOCKET : Doorway.Kind.TCP,
                                pair,
                                part,
                                habits.apply(new Random(seed + players.size()))));
            }
        }
        players.forEach(player -> threads.add(Thread.ofVirtual().start(player)));
    }

    /** How long moves took to reach the opponent. */
    Latencies latencies() {
        return latencies;
    }

    /**
     * How long those who had broken off waited for their board, from the moment when they knocked,
     * or began to wait for an open door.
     */
    Latencies returns() {
        return returns;
    }

    void goTo(HouseServer.Doors doors) {
        doorway.open(doors);
    }

    /** The house is about to vanish: nobody tries its doors until it is open again. */
    void stayAway() {
        doorway.close();
    }

    /** Everyone stops to move, so that clocks run and nothing else happens. */
    void hold() {
        doorway.hold();
    }

    /** Everyone breaks off and comes back. */
    void comeAgain() {
        players.forEach(Player::hangUp);
    }

    /** Waits until no move is on its way any more; everyone has been told to hold. */
    void awaitRest(Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (players.stream().anyMatch(Player::isWaiting)) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("A move was never answered");
            }
            Pauses.of(Duration.ofMillis(2));
        }
    }

    /** Those who are connected now. */
    List<Player> inside() {
        return players.stream().filter(Player::isInside).toList();
    }

    /** How many moves were acknowledged. */
    long moves() {
        return players.stream().mapToLong(Player::acknowledged).sum();
    }

    /** How often a pair had to begin anew, because more was lost than a move. */
    int newBeginnings() {
        return pairs.stream().mapToInt(Pair::beginnings).sum();
    }

    List<History> histories() {
        return players.stream().map(Player::history).toList();
    }

    /** How many moves of each were acknowledged so far. */
    List<Long> marks() {
        return players.stream().map(Player::acknowledged).toList();
    }

    /** The moment when somebody had made a move since then that was acknowledged. */
    long awaitAMove(List<Long> since, Duration patience) {
        return await(1, since, patience);
    }

    /** Waits until everyone has made a move since then that was acknowledged. */
    void awaitAMoveOfEveryone(List<Long> since, Duration patience) {
        await(players.size(), since, patience);
    }

    /** Waits for so many moves of all together, as long as some come. */
    void awaitInTotal(long wanted, Duration patience) {
        while (moves() < wanted) {
            awaitAMove(marks(), patience);
        }
    }

    /** How often somebody was told that it could not be done now. */
    long unavailable() {
        return players.stream().mapToLong(Player::unavailable).sum();
    }

    /** Waits until somebody was told so often that it could not be done now. */
    void awaitUnavailable(long wanted, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (unavailable() < wanted) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("Nobody was told that it could not be done");
            }
            Pauses.of(Duration.ofMillis(2));
        }
    }

    private long await(int wanted, List<Long> marks, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (System.nanoTime() < end) {
            int moved = 0;
            for (int i = 0; i < marks.size(); i++) {
                moved += players.get(i).acknowledged() > marks.get(i) ? 1 : 0;
            }
            if (moved >= wanted) {
                return System.nanoTime();
            }
            Pauses.of(Duration.ofMillis(2));
        }
        throw new IllegalStateException("Not everyone who should can move: " + stuck(marks));
    }

    private List<String> stuck(List<Long> marks) {
        List<String> stuck = new ArrayList<>();
        for (int i = 0; i < marks.size() && stuck.size() < 3; i++) {
            if (players.get(i).acknowledged() <= marks.get(i)) {
                // Two of a pair stand side by side.
                stuck.add(players.get(i).situation() + "; " + players.get(i ^ 1).situation());
            }
        }
        return stuck;
    }

    /** Everyone goes, and nothing is written into a history any more. */
    @Override
    public void close() {
        doorway.finish();
        players.forEach(Player::hangUp);
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
