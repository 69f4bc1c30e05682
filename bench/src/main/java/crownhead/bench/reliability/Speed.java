package crownhead.bench.reliability;

import crownhead.bench.baseline.PlainHouse;
import crownhead.bench.load.ServerProcess;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * How fast a house is whose players answer at once.
 *
 * @param processorMicros of the server, for a move
 */
public record Speed(
        int moves, double movesPerSecond, double p50, double p99, double processorMicros) {
    private static final Duration PATIENCE = Duration.ofMinutes(10);
    private static final long SEED = 20270104;

    /**
     * How much is done.
     *
     * @param warmUpMoves how many for a game come first: the JVM warms up by work, not by time
     */
    public record Size(int games, int warmUpMoves, Duration measured) {}

    /** A speed, and whether everything that was shown and acknowledged was right. */
    public record Checked(Speed speed, Checker.Findings findings) {}

    /** Over WebSockets, at the real house. */
    public static Checked ofHouse(HouseServer.Setup setup, Size size) throws IOException {
        Speed speed;
        Crowd crowd = new Crowd(size.games(), SEED, Crowd.Mix.WEB_SOCKETS, Habits::good);
        try (HouseServer house = HouseServer.start(setup)) {
            crowd.goTo(house.doors());
            crowd.awaitInTotal((long) size.games() * size.warmUpMoves(), PATIENCE);
            speed =
                    measured(
                            size.measured(), crowd.latencies(), crowd::moves, house::processorTime);
            crowd.close();
        } finally {
            crowd.close();
        }
        return new Checked(speed, Kills.check(setup, crowd, List.of()));
    }

    /** The same moves at a server that only stores them and sends them on. */
    public static Speed ofPlainHouse(String folder, Size size) throws IOException {
        try (ServerProcess server = ServerProcess.start(PlainHouse.class, List.of(folder));
                PlainCrowd crowd = new PlainCrowd(size.games(), server.address().getPort())) {
            crowd.awaitInTotal((long) size.games() * size.warmUpMoves(), PATIENCE);
            return measured(
                    size.measured(), crowd.latencies(), crowd::moves, server::processorTime);
        }
    }

    private static Speed measured(
            Duration time, Latencies latencies, LongSupplier moves, Supplier<Duration> processor) {
        latencies.clear();
        Duration processorBefore = processor.get();
        long movesBefore = moves.getAsLong();
        long begin = System.nanoTime();
        Pauses.of(time);
        long played = moves.getAsLong() - movesBefore;
        long nanos = System.nanoTime() - begin;
        Duration used = processor.get().minus(processorBefore);
        return new Speed(
                latencies.count(),
                played * 1e9 / nanos,
                latencies.millis(50),
                latencies.millis(99),
                used.toNanos() / 1e3 / played);
    }
}
