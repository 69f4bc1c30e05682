package crownhead.bench.reliability;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Somebody who is in the hall and comes back to it, as our clients do: at the moment that the house
 * has named, and otherwise after pauses that grow and are drawn by chance.
 */
final class Regular implements Runnable {
    private static final String PONG = "{\"type\":\"pong\"}";
    private static final long FIRST_PAUSE = 500;
    private static final long SHORTEST_PAUSE = 150;

    private final Doorway doorway;
    private final long longestPause;
    private final RandomGenerator chance;
    private Optional<String> secret = Optional.empty();
    private Optional<Duration> toldToWait = Optional.empty();
    private int attempt;
    private volatile Optional<Link> link = Optional.empty();
    private volatile long cameAt;
    private volatile boolean isInside;
    private volatile boolean wasTold;

    Regular(Doorway doorway, Duration longestPause, RandomGenerator chance) {
        this.doorway = doorway;
        this.longestPause = longestPause.toMillis();
        this.chance = chance;
    }

    /** Whether it is in the hall. */
    boolean isInside() {
        return isInside;
    }

    /** Whether it was told when to come back, since it was last in the hall. */
    boolean wasTold() {
        return wasTold;
    }

    /** When it last came to an open door. */
    long cameAt() {
        return cameAt;
    }

    @Override
    public void run() {
        try {
            while (!doorway.isOver()) {
                comeIn();
                doorway.rest(pause());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void comeIn() {
        try {
            long now = System.nanoTime();
            link = doorway.knock(Doorway.Kind.WEB_SOCKET);
            if (link.isPresent()) {
                cameAt = now;
                converse(link.get());
            }
        } catch (IOException _) {
            // The house is gone: so one comes again.
        } finally {
            isInside = false;
            hangUp();
        }
    }

    private Duration pause() {
        if (toldToWait.isPresent()) {
            Duration told = toldToWait.get();
            toldToWait = Optional.empty();
            return told;
        }
        long longest = Math.min(longestPause, FIRST_PAUSE << Math.min(attempt, 10));
        attempt++;
        return Duration.ofMillis(Math.max(SHORTEST_PAUSE, chance.nextLong(longest)));
    }

    private void converse(Link open) throws IOException {
        Optional<String> line = open.hear();
        while (line.isPresent() && !doorway.isOver()) {
            hear(open, line.get());
            line = open.hear();
        }
    }

    private void hear(Link open, String line) throws IOException {
        switch (Scan.type(line)) {
            case "assigned" -> {
                secret = secret.or(() -> Scan.text(line, "secret"));
                open.say(
                        "{\"type\":\"ready\",\"protocol\":1,\"secret\":\""
                                + secret.orElseThrow()
                                + "\"}");
            }
            case "hall" -> {
                wasTold = false;
                isInside = true;
                attempt = 0;
            }
            case "ping" -> open.say(PONG);
            case "bye" -> {
                toldToWait = Scan.number(line, "retryAfterMillis").map(Duration::ofMillis);
                wasTold = toldToWait.isPresent();
                throw new IOException(line);
            }
            default -> {
                // Nothing that concerns somebody who only waits.
            }
        }
    }

    void hangUp() {
        link.ifPresent(Link::close);
    }
}
