package crownhead.bench.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Makes syncs of a database fail, as a disk that breaks does. The house is not asked. */
final class FailingSyncs implements AutoCloseable {
    private static final String INJECTED = "(INJECTED)";
    private static final long MICROS = 1_000_000;

    private final Process tracer;
    private final Path notes;

    /** Which syncs fail, counted from 1. */
    record Which(int first, Extent extent) {
        String words() {
            return first + extent.sign;
        }
    }

    /** How long it lasts. */
    enum Extent {
        ONCE(""),
        UNTIL_REPAIRED("+");

        private final String sign;

        Extent(String sign) {
            this.sign = sign;
        }
    }

    private FailingSyncs(Process tracer, Path notes) {
        this.tracer = tracer;
        this.notes = notes;
    }

    /** Begins with a house that is open. */
    static FailingSyncs of(HouseServer house, Path data, Path notes, Which which)
            throws IOException {
        Files.deleteIfExists(notes);
        List<String> command = new ArrayList<>(List.of(command(data, notes, which)));
        command.add("-p");
        command.add(Long.toString(house.pid()));
        Process tracer =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        return new FailingSyncs(tracer, notes);
    }

    /** The words that start a house whose syncs fail. */
    static String[] command(Path data, Path notes, Which which) throws IOException {
        String database = data.toRealPath().resolve("crownhead.db").toString();
        return new String[] {
            "strace",
            "-f",
            "-qq",
            "-ttt",
            "-o",
            notes.toString(),
            "-P",
            database,
            "-P",
            database + "-wal",
            "-e",
            "trace=fsync,fdatasync",
            "-e",
            "signal=none",
            "-e",
            "inject=fsync,fdatasync:error=EIO:when=" + which.words()
        };
    }

    /** Returns the moment of the first failure, by the clock that nobody can set. */
    long awaitFailures(int wanted, Duration patience) throws IOException {
        long end = System.nanoTime() + patience.toNanos();
        while (System.nanoTime() < end) {
            List<String> failures = failures(notes);
            if (failures.size() >= wanted) {
                return nanos(failures.getFirst());
            }
            if (!tracer.isAlive()) {
                throw new IOException("Syncs cannot be made to fail: strace has ended");
            }
            Pauses.of(Duration.ofMillis(5));
        }
        throw new IllegalStateException("The house did not sync within " + patience);
    }

    /** The lines of the syncs that failed. */
    static List<String> failures(Path notes) throws IOException {
        return Files.exists(notes)
                ? Files.readAllLines(notes).stream().filter(it -> it.endsWith(INJECTED)).toList()
                : List.of();
    }

    /** A line has a thread, then the wall clock in seconds with six digits. */
    private static long nanos(String line) {
        String time = line.split(" +", -1)[1];
        int point = time.indexOf('.');
        long micros =
                Long.parseLong(time.substring(0, point)) * MICROS
                        + Long.parseLong(time.substring(point + 1));
        long nowMicros = TimeUnit.MILLISECONDS.toMicros(System.currentTimeMillis());
        return System.nanoTime() - TimeUnit.MICROSECONDS.toNanos(nowMicros - micros);
    }

    /** The disk is repaired. */
    @Override
    public void close() {
        tracer.destroy();
        boolean interrupted = false;
        while (tracer.isAlive()) {
            try {
                tracer.waitFor();
            } catch (InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
