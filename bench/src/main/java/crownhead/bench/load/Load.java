package crownhead.bench.load;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * What a crowd of bots met at a server.
 *
 * @param time how long they were measured
 * @param times how long each move took to reach the opponent
 * @param processorTime what the server used meanwhile
 * @param residentMebibytes the server's memory at the end, where the system says
 * @param errors what went wrong
 */
public record Load(
        Duration time,
        MoveTimes times,
        Duration processorTime,
        Optional<Double> residentMebibytes,
        Optional<Double> peakMebibytes,
        List<String> errors) {
    /** Warming up takes no longer, unless nothing works. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /**
     * How many tables with two bots each, and how long they are measured.
     *
     * @param warmUpMoves how many moves a table come first: the JVM warms up by work, not by time
     * @param pace how long each move is thought about; not at all where it is zero
     */
    public record Size(int tables, int warmUpMoves, Duration measured, Duration pace) {
        public Size(int tables, int warmUpMoves, Duration measured) {
            this(tables, warmUpMoves, measured, Duration.ZERO);
        }
    }

    /** Makes the bots: tables and the seats at each are counted from 1. */
    public interface Bots {
        Bot at(int table, int seat, MoveTimes.Stopwatch stopwatch);
    }

    /** {@code framing} is how a table's bots speak. */
    public static Load measure(
            ServerProcess server, Size size, IntFunction<Framing> framing, Bots bots)
            throws IOException {
        MoveTimes times = new MoveTimes();
        try (Crowd crowd = new Crowd(server.address())) {
            long begun = System.nanoTime();
            for (int table = 1; table <= size.tables(); table++) {
                MoveTimes.Stopwatch stopwatch = times.stopwatch();
                long phase = size.pace().toNanos() * table / size.tables();
                Rhythm rhythm =
                        size.pace().isZero()
                                ? Rhythm.atOnce(stopwatch)
                                : Rhythm.every(size.pace(), stopwatch, begun + phase);
                crowd.join(bots.at(table, 1, stopwatch), framing.apply(table), rhythm);
                crowd.join(bots.at(table, 2, stopwatch), framing.apply(table), rhythm);
            }
            crowd.play(() -> times.count() >= size.tables() * size.warmUpMoves(), PATIENCE);
            times.clear();
            Duration before = server.processorTime();
            long begin = System.nanoTime();
            crowd.play(size.measured());
            Duration time = Duration.ofNanos(System.nanoTime() - begin);
            return new Load(
                    time,
                    times,
                    server.processorTime().minus(before),
                    server.mebibytes("VmRSS"),
                    server.mebibytes("VmHWM"),
                    crowd.errors());
        }
    }

    public Load {
        errors = List.copyOf(errors);
    }

    public double movesPerSecond() {
        return times.count() * 1e9 / time.toNanos();
    }

    public double processorMicrosPerMove() {
        return processorTime.toNanos() / 1e3 / times.count();
    }
}
