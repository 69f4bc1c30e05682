package crownhead.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** The ticks that Linux has counted for all processors: user, nice, system, idle and so on. */
record ProcessorTime(long total, long stolen) {
    private static final Path FILE = Path.of("/proc/stat");
    private static final int KINDS = 8;
    private static final int STEAL = 7;

    /** Zero ticks where the system does not say. */
    static ProcessorTime now() throws IOException {
        return Files.isReadable(FILE)
                ? read(Files.readAllLines(FILE).getFirst())
                : new ProcessorTime(0, 0);
    }

    static ProcessorTime read(String line) {
        // What guests used is part of user and nice already: only the first eight are added.
        long[] ticks =
                Arrays.stream(line.split(" +", -1))
                        .skip(1)
                        .limit(KINDS)
                        .mapToLong(Long::parseLong)
                        .toArray();
        return new ProcessorTime(Arrays.stream(ticks).sum(), ticks[STEAL]);
    }

    Optional<Double> stealPercentUntil(ProcessorTime end) {
        return end.total == total
                ? Optional.empty()
                : Optional.of(100.0 * (end.stolen - stolen) / (end.total - total));
    }
}
