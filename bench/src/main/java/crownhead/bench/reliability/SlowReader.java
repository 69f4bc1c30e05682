package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Comes to look on at a game, and then reads nothing of it any more, or a byte in a second. It says
 * all the while that it is there.
 */
final class SlowReader implements Runnable {
    private static final Duration MOMENT = Duration.ofMillis(250);
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final String OVER = "\"result\":";
    private static final String PONG = "{\"type\":\"pong\"}";

    /** What it does once it is there. */
    enum Habit {
        READS_NOTHING,
        READS_A_BYTE
    }

    private final SocketLink link;
    private final Supplier<String> place;
    private final Habit habit;
    private volatile boolean isThere;

    SlowReader(SocketLink link, Supplier<String> place, Habit habit) {
        this.link = link;
        this.place = place;
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
                case "hall" -> watch();
                case "update" -> {
                    if (!line.get().contains(OVER)) {
                        return;
                    }
                    // It has come to a game whose rematch may be going on already.
                    Pauses.of(MOMENT);
                    watch();
                }
                default -> {
                    // Nothing that matters to somebody who does not listen.
                }
            }
        }
    }

    private void watch() throws IOException {
        link.say("{\"type\":\"watch\",\"id\":\"w\"," + place.get() + "}");
    }

    void hangUp() {
        link.close();
    }
}
