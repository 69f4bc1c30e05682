package crownhead.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** Measures the machine itself. It is made when the run begins and asked when the run is over. */
final class Calibrator {
    private static final int BLOCKS = 300;
    private static final int ROUNDS = 1_000_000;
    private static final int SYNCS = 400;
    private static final int SYNC_BYTES = 4096;

    private final Path folder;
    private final ProcessorTime start = ProcessorTime.now();

    /** The disk is measured in a folder, which should be on the disk that data is kept on. */
    Calibrator(Path folder) throws IOException {
        this.folder = folder;
    }

    Calibration calibrate() throws IOException {
        ProcessorTime end = ProcessorTime.now();
        long[] loops = loopNanos();
        long[] syncs = syncNanos();
        return new Calibration(
                micros(loops, 50),
                micros(syncs, 50),
                micros(syncs, 99),
                start.stealPercentUntil(end));
    }

    private static double micros(long[] sortedNanos, int percentile) {
        return sortedNanos[(sortedNanos.length - 1) * percentile / 100] / 1e3;
    }

    private static long[] loopNanos() {
        long[] nanos = new long[BLOCKS];
        int value = 1;
        for (int i = 0; i < BLOCKS; i++) {
            long begin = System.nanoTime();
            value = loop(value);
            nanos[i] = System.nanoTime() - begin;
        }
        if (value == 0) {
            throw new IllegalStateException("An xorshift never gives 0");
        }
        Arrays.sort(nanos);
        return nanos;
    }

    private static int loop(int start) {
        int value = start;
        for (int i = 0; i < ROUNDS; i++) {
            value ^= value << 13;
            value ^= value >>> 17;
            value ^= value << 5;
        }
        return value;
    }

    private long[] syncNanos() throws IOException {
        Path file = Files.createTempFile(folder, "calibration", ".tmp");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.APPEND)) {
            long[] nanos = new long[SYNCS];
            for (int i = 0; i < SYNCS; i++) {
                long begin = System.nanoTime();
                channel.write(ByteBuffer.allocate(SYNC_BYTES));
                channel.force(false);
                nanos[i] = System.nanoTime() - begin;
            }
            Arrays.sort(nanos);
            return nanos;
        } finally {
            Files.delete(file);
        }
    }
}
