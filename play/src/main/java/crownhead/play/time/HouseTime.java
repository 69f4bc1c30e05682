package crownhead.play.time;

import crownhead.play.StoreFailure;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The house's own time. It goes on from the last beat of the last run, so it stands still while the
 * house is closed or frozen, or cannot store its beats, and nobody is charged for that. It counts
 * by a clock that nobody can set, and never goes back while the house is open; a house that breaks
 * down gives back what came after its last beat.
 */
public final class HouseTime implements InstantSource {
    /** Beats come every second. Where none has come for longer, the house was not there. */
    static final Duration LONGEST_GAP = Duration.ofSeconds(3);

    private final RunStore store;
    private final InstantSource wall;
    private final LongSupplier nanos;
    private final List<RunStore.Run> runs;
    private Beat last;
    private Instant latest;
    private boolean isAwaited = true;

    /** Whether somebody was told a time that stood still: what passed then is never made up for. */
    private boolean hasStoodStill;

    /** A moment by the house's time and by the clock that nobody can set. */
    private record Beat(Instant at, long nanos) {}

    private HouseTime(
            RunStore store, InstantSource wall, LongSupplier nanos, List<RunStore.Run> runs) {
        this.store = store;
        this.wall = wall;
        this.nanos = nanos;
        this.runs = new ArrayList<>(runs);
        latest = runs.getLast().began();
        last = new Beat(latest, nanos.getAsLong());
    }

    /**
     * Opens the house: a new run begins.
     *
     * @param wall the clock on the wall, which may jump
     * @param nanos a clock that only goes forward, such as {@link System#nanoTime}
     */
    public static HouseTime open(RunStore store, InstantSource wall, LongSupplier nanos)
            throws StoreFailure {
        HouseTime time = await(store, wall, nanos);
        time.begin();
        return time;
    }

    /**
     * The same, but time stands still until {@link #begin}: nobody is charged for what the house
     * needs to open its doors.
     */
    public static HouseTime await(RunStore store, InstantSource wall, LongSupplier nanos)
            throws StoreFailure {
        List<RunStore.Run> runs = new ArrayList<>(store.runs());
        Instant now = inMillis(wall.instant());
        Instant began = runs.isEmpty() ? now : runs.getLast().lastBeat();
        runs.add(new RunStore.Run(began, now, began));
        return new HouseTime(store, wall, nanos, runs);
    }

    /** The doors are open, and time goes on. */
    public void begin() throws StoreFailure {
        Instant began = lastBeat().at();
        RunStore.Run run = new RunStore.Run(began, inMillis(wall.instant()), began);
        store.begin(run);
        synchronized (this) {
            runs.set(runs.size() - 1, run);
            last = new Beat(began, nanos.getAsLong());
            isAwaited = false;
        }
    }

    @Override
    public synchronized Instant instant() {
        if (isAwaited) {
            return latest;
        }
        Duration since = since(last, nanos.getAsLong());
        if (hasStoodStill || since.compareTo(LONGEST_GAP) > 0) {
            hasStoodStill = true;
        } else {
            latest = later(latest, last.at().plus(since));
        }
        return latest;
    }

    /**
     * Notes that the house is alive; to be done every second, by one thread. When this throws, time
     * will stand still until it succeeds again.
     */
    public void beat() throws StoreFailure {
        if (isAwaited()) {
            return;
        }
        long beaten = nanos.getAsLong();
        Beat before = lastBeat();
        Duration since = since(before, beaten);
        if (hasStoodStill() || since.compareTo(LONGEST_GAP) > 0) {
            beginAgain();
        } else {
            Beat beat = new Beat(before.at().plus(since), beaten);
            store.beat(inMillis(beat.at()));
            goOn(beat);
        }
    }

    /** When it was or will be by the clock on the wall, if the house stays open from now on. */
    public synchronized Instant wallOf(Instant houseTime) {
        RunStore.Run run = runs.getFirst();
        for (RunStore.Run later : runs) {
            run = later.began().isAfter(houseTime) ? run : later;
        }
        return run.wall().plus(Duration.between(run.began(), houseTime));
    }

    /** The house was frozen: what was between is no part of any run. */
    private void beginAgain() throws StoreFailure {
        Instant began = inMillis(instant());
        RunStore.Run run = new RunStore.Run(began, inMillis(wall.instant()), began);
        store.begin(run);
        synchronized (this) {
            runs.add(run);
            last = new Beat(latest, nanos.getAsLong());
            hasStoodStill = false;
        }
    }

    private synchronized boolean hasStoodStill() {
        return hasStoodStill;
    }

    private synchronized boolean isAwaited() {
        return isAwaited;
    }

    private synchronized Beat lastBeat() {
        return last;
    }

    /** A beat that was stored too late counts for nothing: the next one begins again. */
    private synchronized void goOn(Beat beat) {
        if (!hasStoodStill) {
            last = beat;
            latest = later(latest, beat.at());
        }
    }

    private static Duration since(Beat beat, long nanos) {
        return Duration.ofNanos(Math.max(0, nanos - beat.nanos()));
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    /** Stores keep milliseconds. */
    private static Instant inMillis(Instant instant) {
        return instant.truncatedTo(ChronoUnit.MILLIS);
    }
}
