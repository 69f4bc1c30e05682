package crownhead.bench.load;

import crownhead.server.websocket.SocketDoor;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What a server needs for people who are there and do nothing.
 *
 * @param before its memory when nobody was there
 * @param during its memory when all had been there for a while
 */
public record Idle(
        int people, Optional<Double> before, Optional<Double> during, List<String> errors) {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    public Idle {
        errors = List.copyOf(errors);
    }

    /** {@code rest} is how long they stay before it is looked at. */
    public static Idle measure(ServerProcess server, int people, Duration rest) throws IOException {
        MoveTimes.Stopwatch none = new MoveTimes().stopwatch();
        AtomicInteger arrived = new AtomicInteger();
        Optional<Double> before = server.mebibytes("VmRSS");
        try (Crowd crowd = new Crowd(server.address())) {
            for (int i = 0; i < people; i++) {
                crowd.join(
                        new Idler(arrived::incrementAndGet),
                        new Frames(SocketDoor.PATH),
                        Rhythm.atOnce(none));
            }
            crowd.play(() -> arrived.get() == people, PATIENCE);
            crowd.play(rest);
            return new Idle(arrived.get(), before, server.mebibytes("VmRSS"), crowd.errors());
        }
    }
}
