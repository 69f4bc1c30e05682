package crownhead.play.lobby;

import crownhead.play.CommandId;
import crownhead.play.Reply;
import crownhead.play.StoreFailure;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Requests that were carried out: one that comes again gets the answer that it got before. What was
 * refused may be tried again.
 */
final class Repeats<T> {
    static final Duration REMEMBERED = Duration.ofMinutes(10);

    private final InstantSource time;
    private final Map<CommandId, Request<T>> requests = new ConcurrentHashMap<>();

    Repeats(InstantSource time) {
        this.time = time;
    }

    /** What carries a request out. */
    interface Deed<T> {
        Reply<T> done() throws StoreFailure;
    }

    /** A repeat that comes too early waits for the answer. */
    Reply<T> once(CommandId command, Deed<T> deed) throws StoreFailure {
        Request<T> request = requests.computeIfAbsent(command, _ -> new Request<>(time.instant()));
        synchronized (request) {
            if (request.answer.isEmpty()) {
                return carryOut(command, request, deed);
            }
            return new Reply.Done<>(request.answer.get());
        }
    }

    private Reply<T> carryOut(CommandId command, Request<T> request, Deed<T> deed)
            throws StoreFailure {
        try {
            Reply<T> reply = deed.done();
            if (reply instanceof Reply.Done<T>(T answer)) {
                request.answer = Optional.of(answer);
            }
            return reply;
        } finally {
            if (request.answer.isEmpty()) {
                requests.remove(command, request);
            }
        }
    }

    void tick() {
        Instant oldest = time.instant().minus(REMEMBERED);
        requests.values().removeIf(request -> request.since.isBefore(oldest));
    }

    private static final class Request<T> {
        private final Instant since;
        private Optional<T> answer = Optional.empty();

        private Request(Instant since) {
            this.since = since;
        }
    }
}
