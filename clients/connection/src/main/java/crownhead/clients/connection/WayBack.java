package crownhead.clients.connection;

import crownhead.protocol.ServerMessage;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** Looks for the way back to a house where a guest was. */
final class WayBack {
    /** No house is obeyed that asks for more. */
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(10);

    private final Handshake handshake;
    private final Duration retry;
    private final CountDownLatch closed;

    /**
     * @param retry the first pause between two attempts
     * @param closed nobody wants to go back any more
     */
    WayBack(Handshake handshake, Duration retry, CountDownLatch closed) {
        this.handshake = handshake;
        this.retry = retry;
        this.closed = closed;
    }

    /**
     * How it went, unless it was given up.
     *
     * @param notBefore how long the house asked to wait
     */
    Optional<Handshake.Outcome> find(Handshake.In before, Spot spot, Duration notBefore) {
        Pauses pauses = new Pauses(retry, RandomGenerator.getDefault());
        Duration pause = notBefore;
        long start = System.nanoTime();
        do {
            if (isClosedAfter(pause)) {
                return Optional.empty();
            }
            pause = spot.hasHall() ? pauses.next() : retry;
            try {
                Handshake.Outcome outcome = handshake.comeBack(before, spot);
                Optional<ServerMessage.Bye> notNow = notNow(outcome, spot);
                if (notNow.isEmpty()) {
                    return Optional.of(outcome);
                }
                pause = longer(pause, asked(notNow.get()));
            } catch (Unreachable e) {
                // The next attempt may go better.
            }
        } while (hasTime(spot, start));
        return Optional.empty();
    }

    private static Optional<ServerMessage.Bye> notNow(Handshake.Outcome outcome, Spot spot) {
        return outcome instanceof Handshake.Away(ServerMessage.Bye bye) && spot.mayReturn(bye)
                ? Optional.of(bye)
                : Optional.empty();
    }

    /** How long a house asked to wait. */
    static Duration asked(ServerMessage.Bye bye) {
        long wanted = Math.max(0, bye.retryAfterMillis().orElse(0L));
        return Duration.ofMillis(Math.min(wanted, LONGEST_WAIT.toMillis()));
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    private static boolean hasTime(Spot spot, long start) {
        Duration passed = Duration.ofNanos(System.nanoTime() - start);
        return spot.patience().filter(most -> passed.compareTo(most) >= 0).isEmpty();
    }

    private boolean isClosedAfter(Duration time) {
        try {
            return closed.await(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
