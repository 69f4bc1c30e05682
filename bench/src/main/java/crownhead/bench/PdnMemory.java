package crownhead.bench;

import crownhead.rules.notation.PdnReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** How much of the heap is in use while an archive is read and each game is let go. */
final class PdnMemory {
    private static final double MEBIBYTE = 1 << 20;

    private PdnMemory() {}

    /** For an archive and one ten times as large, in the middle and at the end of each. */
    static List<Figure> measure(int games) throws IOException {
        SampleGames samples = new SampleGames(new Random(MoveGeneration.SEED));
        HeapUse small = read(samples, games);
        HeapUse large = read(samples, 10 * games);
        Figure smallMiddle =
                figure("pdn-heap-small-middle", games, "in the middle", small.middle());
        Figure smallEnd = figure("pdn-heap-small", games, "at the end", small.end());
        Figure largeMiddle =
                figure("pdn-heap-large-middle", 10 * games, "in the middle", large.middle())
                        .comparedWith(smallMiddle);
        Figure largeEnd =
                figure("pdn-heap-large", 10 * games, "at the end", large.end())
                        .comparedWith(smallEnd);
        return List.of(smallMiddle, smallEnd, largeMiddle, largeEnd);
    }

    private record HeapUse(double middle, double end) {}

    private static HeapUse read(SampleGames samples, int games) throws IOException {
        Path file = samples.write(games);
        try (BufferedReader text = Files.newBufferedReader(file)) {
            PdnReader reader = new PdnReader(text);
            read(reader, games / 2);
            double middle = heapInUse();
            read(reader, games - games / 2);
            return new HeapUse(middle, heapInUse());
        } finally {
            Files.delete(file);
        }
    }

    private static void read(PdnReader reader, int games) throws IOException {
        for (int i = 0; i < games; i++) {
            if (reader.next().isEmpty()) {
                throw new IllegalStateException("The file ends before its last game");
            }
        }
    }

    private static double heapInUse() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEBIBYTE;
    }

    private static Figure figure(String name, int games, String where, double heap) {
        String what =
                "heap in use %s of reading %,d games, after a collection".formatted(where, games);
        return new Figure(name, what, "MiB", heap, Optional.empty(), 1, Optional.empty());
    }
}
