package crownhead.server.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Much is said at once: first all of it is made, and then all of it is sent. Going on with what is
 * at hand costs less than doing a little of each in turn, and who is told need not be woken again
 * and again.
 */
public final class Together {
    private static final ScopedValue<List<Runnable>> SENDINGS = ScopedValue.newInstance();

    private Together() {}

    /** What is said to anybody in {@code saying}, by this thread, is sent after it. */
    public static void say(Runnable saying) {
        List<Runnable> sendings = new ArrayList<>();
        try {
            ScopedValue.where(SENDINGS, sendings).run(saying);
        } finally {
            send(sendings);
        }
    }

    /** What goes wrong for one does not concern the others; it is thrown when all are sent. */
    private static void send(List<Runnable> sendings) {
        Optional<RuntimeException> failure = Optional.empty();
        for (Runnable sending : sendings) {
            try {
                sending.run();
            } catch (RuntimeException e) {
                failure.ifPresent(e::addSuppressed);
                failure = Optional.of(e);
            }
        }
        failure.ifPresent(e -> {
            throw e;
        });
    }

    /** Sends now, or when all has been said. */
    static void send(Runnable sending) {
        if (SENDINGS.isBound()) {
            SENDINGS.get().add(sending);
        } else {
            sending.run();
        }
    }
}
