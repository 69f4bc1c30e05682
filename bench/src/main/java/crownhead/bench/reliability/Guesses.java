package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * So many guesses a second: of two at the password of an account, one at a name that nobody has,
 * and one at the key of a private game. They do not wait for the answers to those before them.
 */
public final class Guesses implements AutoCloseable {
    static final String SIGN_IN = "/api/v1/sessions";
    static final String KNOWN = "Ann";

    private static final String JOIN = "/api/v1/games/join";
    private static final int STRANGERS = 200;
    private static final int BROKEN = 0;

    private final int port;
    private final int perSecond;
    private final String guest;
    private final long begin = System.nanoTime();
    private final Map<Integer, Integer> statuses = new ConcurrentHashMap<>();
    private final List<Thread> strangers = new ArrayList<>();
    private volatile boolean isOver;

    /**
     * How guesses were answered.
     *
     * @param lookedAt wrong, and somebody took the trouble to find out
     * @param turnedAway told to come again later
     * @param wrongKeys keys that open nothing
     * @param others answered in any other way, or not at all
     */
    public record Answers(int lookedAt, int turnedAway, int wrongKeys, int others) {
        /** How many guesses were made. */
        public int all() {
            return lookedAt + turnedAway + wrongKeys + others;
        }
    }

    private Guesses(int port, int perSecond, String guest) {
        this.port = port;
        this.perSecond = perSecond;
        this.guest = guest;
    }

    /** They are made until it is closed. */
    static Guesses begin(int port, int perSecond) throws IOException {
        try (Asker newcomer = new Asker(port)) {
            String body = newcomer.post("/api/v1/guests", "{\"name\":\"Guesser\"}").body();
            Guesses guesses = new Guesses(port, perSecond, Scan.text(body, "secret").orElseThrow());
            for (int i = 0; i < STRANGERS; i++) {
                int first = i;
                guesses.strangers.add(Thread.ofVirtual().start(() -> guesses.guess(first)));
            }
            return guesses;
        }
    }

    /** A wrong password, each time another. */
    static String signIn(String name, int number) {
        return "{\"name\":\"" + name + "\",\"password\":\"wrong words " + number + "\"}";
    }

    /** How those that are made were answered. */
    Answers answers() {
        int wrong = count(401);
        int away = count(429) + count(503);
        int keys = count(404) + count(403) + count(409);
        int all = statuses.values().stream().mapToInt(it -> it).sum();
        return new Answers(wrong, away, keys, all - wrong - away - keys);
    }

    private int count(int status) {
        return statuses.getOrDefault(status, 0);
    }

    /** Each stranger makes every so many-th guess. */
    private void guess(int first) {
        String bearer = "Authorization: Bearer " + guest + "\r\n";
        try (Asker stranger = new Asker(port);
                Asker guesser = new Asker(port, bearer)) {
            for (int number = first; !isOver; number += STRANGERS) {
                awaitTurn(number);
                statuses.merge(answered(stranger, guesser, number), 1, Integer::sum);
            }
        }
    }

    /** Somebody who is late does not wait. */
    private void awaitTurn(int number) {
        long due = begin + Duration.ofSeconds(number).dividedBy(perSecond).toNanos();
        Duration wait = Duration.ofNanos(due - System.nanoTime());
        if (wait.isPositive()) {
            Pauses.of(wait);
        }
    }

    private static int answered(Asker stranger, Asker guesser, int number) {
        try {
            return switch (number % 4) {
                case 0 -> guesser.post(JOIN, "{\"key\":\"" + key(number) + "\"}").status();
                case 1 -> stranger.post(SIGN_IN, signIn("Nobody " + number, number)).status();
                default -> stranger.post(SIGN_IN, signIn(KNOWN, number)).status();
            };
        } catch (IOException _) {
            stranger.close();
            guesser.close();
            return BROKEN;
        }
    }

    private static String key(int number) {
        return "K%012d".formatted(number);
    }

    @Override
    public void close() {
        isOver = true;
        for (Thread stranger : strangers) {
            try {
                stranger.join();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
