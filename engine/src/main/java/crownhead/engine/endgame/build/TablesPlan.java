package crownhead.engine.endgame.build;

import crownhead.engine.endgame.Slice;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What is left to make for all tables up to a number of pieces. A slice and the one with the sides
 * swapped are made together; here stands one of the two.
 */
public record TablesPlan(List<Slice> left, long positions, long positionsLeft) {
    /** Processor time for a position, and its share of a file, as four pieces took them. */
    private static final double MICROSECONDS = 4;

    private static final double BYTES = 0.25;

    public TablesPlan {
        left = List.copyOf(left);
    }

    public static TablesPlan of(TablesFolder folder, int pieces) throws IOException {
        List<Slice> left = new ArrayList<>();
        long positions = 0;
        long positionsLeft = 0;
        for (Slice slice : Slice.upTo(pieces)) {
            if (isFirstOfPair(slice)) {
                long size = sizeOfPair(slice);
                positions += size;
                if (!hasPair(folder, slice)) {
                    left.add(slice);
                    positionsLeft += size;
                }
            }
        }
        return new TablesPlan(left, positions, positionsLeft);
    }

    /** About how long it takes on so many processors that have nothing else to do. */
    public Duration estimatedTime(int processors) {
        return Duration.ofSeconds(Math.round(positionsLeft * MICROSECONDS / 1e6 / processors));
    }

    /** About how many bytes will be written. */
    public long estimatedBytes() {
        return Math.round(positionsLeft * BYTES);
    }

    public static boolean isFirstOfPair(Slice slice) {
        return slice.key() <= slice.turned().key();
    }

    public static long sizeOfPair(Slice slice) {
        return (long) slice.size() * slice.pair().size();
    }

    private static boolean hasPair(TablesFolder folder, Slice slice) throws IOException {
        for (Slice part : slice.pair()) {
            if (folder.table(part).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
