package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/**
 * Comes to look on at a game, and then reads nothing of it any more, or a byte in a second. It says
 * all the while that it is there.
 */
final class SlowReader implements Runnable {
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final String PONG = "{\"type\":\"pong\"}";

    /** What it does once it is there. */
    enum Habit {
        READS_NOTHING,
        READS_A_BYTE
    }

    private final SocketLink link;
    private final String key;
    private final Habit habit;
    private volatile boolean isThere;

    SlowReader(SocketLink link, String key, Habit habit) {
        this.link = link;
        this.key = key;
        this.habit = habit;
    }

    boolean isThere() {
        return isThere;
    }

    @Override
    public void run() {
        try {
            comeIn();
            isThere = true;
            while (true) {
                Pauses.of(SECOND);
                link.say(PONG);
                if (habit == Habit.READS_A_BYTE) {
                    link.hearAByte();
                }
            }
        } catch (IOException _) {
            // The house has ended it.
        }
    }

    private void comeIn() throws IOException {
        while (true) {
            Optional<String> line = link.hear();
            switch (Scan.type(line.orElseThrow(() -> new IOException("The house has hung up")))) {
                case "assigned" ->
                        link.say(
                                "{\"type\":\"ready\",\"protocol\":1,\"secret\":\""
                                        + Scan.text(line.get(), "secret").orElseThrow()
                                        + "\",\"watch\":true}");
                case "hall" ->
                        link.say("{\"type\":\"watch\",\"id\":\"w\",\"key\":\"" + key + "\"}");
                case "welcome" -> {
                    return;
                }
                default -> {
                    // Nothing that matters to somebody who does not listen.
                }
            }
        }
    }

    void hangUp() {
        link.close();
    }
}
