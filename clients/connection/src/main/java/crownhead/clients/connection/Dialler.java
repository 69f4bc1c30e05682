package crownhead.clients.connection;

import java.time.Duration;
import java.util.Optional;

/** Tries to connect, several times if need be. */
public final class Dialler {
    /** How often, and how far apart. */
    public record Attempts(int count, Duration apart) {
        public static final Attempts USUAL = new Attempts(5, Duration.ofSeconds(2));

        public Attempts {
            if (count < 1 || apart.isNegative()) {
                throw new IllegalArgumentException(
                        count + " attempts " + apart + " apart: there is one at least");
            }
        }
    }

    /** Hears how it goes. */
    public interface Listener {
        void connecting(int attempt, int attempts);

        void failed(int attempt, int attempts, String why);

        /** It is no use to try again. */
        void gaveUp(String why);
    }

    /** Lets time pass. */
    @FunctionalInterface
    public interface Waiting {
        void pass(Duration time) throws InterruptedException;
    }

    private final Attempts attempts;
    private final Patience patience;
    private final Waiting waiting;

    public Dialler(Attempts attempts) {
        this(attempts, Patience.USUAL, Thread::sleep);
    }

    Dialler(Attempts attempts, Patience patience, Waiting waiting) {
        this.attempts = attempts;
        this.patience = patience;
        this.waiting = waiting;
    }

    /** The connection, unless none comes about, which the listener or the receiver is told. */
    public Optional<Connection> dial(
            Entrance entrance, Introduction who, Connection.Receiver receiver, Listener listener)
            throws InterruptedException {
        for (int attempt = 1; attempt <= attempts.count(); attempt++) {
            if (attempt > 1) {
                waiting.pass(attempts.apart());
            }
            listener.connecting(attempt, attempts.count());
            try {
                return Optional.of(RemoteConnection.open(entrance, who, patience, receiver));
            } catch (Unreachable e) {
                if (isOver(e, attempt, listener)) {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    private boolean isOver(Unreachable failure, int attempt, Listener listener) {
        return switch (failure.prospect()) {
            case TRY_AGAIN -> {
                listener.failed(attempt, attempts.count(), failure.why());
                yield false;
            }
            case HOPELESS -> {
                listener.gaveUp(failure.why());
                yield true;
            }
            case SENT_AWAY -> true;
        };
    }
}
