package crownhead.bench.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/** The disk fails under a house while a crowd plays: a sync fails, or there is no more room. */
public final class IoFaults {
    /** A liveness bound, and no figure. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** How long a disk stays broken: longer than anyone may be told of a move after that. */
    private static final Duration BROKEN = Duration.ofMillis(1_500);

    /** Clocks are compared that were not read at the same moment. */
    private static final long READING_NANOS = 3_000_000;

    /** A house is killed and opened again after so many faults. */
    private static final int FAULTS_OF_A_HOUSE = 10;

    /** More than a heartbeat of the house, so that moves are among what fails. */
    private static final int SEVERAL = 3;

    private static final int LARGEST_SMALL_DISK = 8;
    private static final int ROOM = 128;

    /**
     * How much is done.
     *
     * @param patience how long after a repair everyone must be able to move; no figure
     */
    public record Size(int faults, int games, Duration patience) {
        public Size(int faults, int games) {
            this(faults, games, PATIENCE);
        }
    }

    /**
     * What came of one fault.
     *
     * @param millisToSilence from the fault until the last move was acknowledged, while it lasted
     * @param mostOfOne how many moves of the same player were acknowledged in that time; one may
     *     have been on its way
     * @param millisToAMove from the repair until everyone had made a move
     */
    public record Met(OptionalDouble millisToSilence, long mostOfOne, double millisToAMove) {}

    /**
     * What came of them all.
     *
     * @param unavailable how often somebody was told that it could not be done now
     * @param stuck who could not move any more after a repair, which ends everything
     */
    public record Outcome(
            List<Met> faults, long unavailable, Optional<String> stuck, Checker.Findings findings) {
        public Outcome {
            faults = List.copyOf(faults);
        }
    }

    private enum Repair {
        OF_AN_OPEN_HOUSE,
        OF_A_KILLED_HOUSE
    }

    private final HouseServer.Setup setup;
    private final Crowd crowd;
    private final List<History.Outage> outages = new ArrayList<>();
    private final List<Met> met = new ArrayList<>();
    private final Duration patience;
    private Optional<String> stuck = Optional.empty();

    private IoFaults(HouseServer.Setup setup, Crowd crowd, Duration patience) {
        this.setup = setup;
        this.crowd = crowd;
        this.patience = patience;
    }

    /**
     * At a house that is open, all syncs fail from the first one on until the disk is repaired;
     * then the second one fails, then all from the third one on, and so on.
     */
    public static Outcome ofSyncs(HouseServer.Setup setup, Size size, long seed)
            throws IOException {
        try (Crowd crowd = new Crowd(size.games(), seed)) {
            IoFaults run = new IoFaults(setup, crowd, size.patience());
            int faults = size.faults();
            for (int first = 1; first <= faults; first += FAULTS_OF_A_HOUSE) {
                run.breakSyncs(first, Math.min(faults, first + FAULTS_OF_A_HOUSE - 1));
            }
            return run.outcome();
        }
    }

    private void breakSyncs(int first, int last) throws IOException {
        if (stuck.isPresent()) {
            return;
        }
        HouseServer house = open();
        try {
            for (int place = first; place <= last && stuck.isEmpty(); place++) {
                breakSync(house, place);
            }
            crowd.stayAway();
            outages.add(new History.Outage(System.nanoTime(), Long.MAX_VALUE));
        } finally {
            house.kill();
        }
    }

    /** Returns when everyone has moved. */
    private HouseServer open() throws IOException {
        List<Long> marks = crowd.marks();
        HouseServer house = start();
        try {
            crowd.awaitAMoveOfEveryone(marks, PATIENCE);
            return house;
        } catch (IllegalStateException e) {
            house.kill();
            throw e;
        }
    }

    private HouseServer start() throws IOException {
        HouseServer house = HouseServer.start(setup);
        if (!outages.isEmpty()) {
            outages.add(new History.Outage(outages.removeLast().from(), System.nanoTime()));
        }
        crowd.goTo(house.doors());
        return house;
    }

    private void breakSync(HouseServer house, int place) throws IOException {
        boolean isLasting = place % 2 == 1;
        Path notes = setup.data().resolveSibling(setup.data().getFileName() + ".syncs");
        FailingSyncs.Which which =
                new FailingSyncs.Which(
                        place,
                        isLasting ? FailingSyncs.Extent.UNTIL_REPAIRED : FailingSyncs.Extent.ONCE);
        long failed;
        try (FailingSyncs failing = FailingSyncs.of(house, setup.data(), notes, which)) {
            failed = failing.awaitFailures(1, PATIENCE);
            if (isLasting) {
                Pauses.of(BROKEN);
                failing.awaitFailures(SEVERAL, PATIENCE);
            }
        }
        double back = repaired(crowd.marks());
        met.add(isLasting ? lasting(failed, back) : new Met(OptionalDouble.empty(), 0, back));
    }

    /** How long it takes until everyone has moved. */
    private double repaired(List<Long> marks) {
        long repaired = System.nanoTime();
        try {
            crowd.awaitAMoveOfEveryone(marks, patience);
        } catch (IllegalStateException e) {
            stuck = Optional.of(String.valueOf(e.getMessage()));
        }
        return (System.nanoTime() - repaired) / 1e6;
    }

    /** Nothing can be stored meanwhile, so what is acknowledged was stored before. */
    private Met lasting(long failed, double back) {
        long until = failed + BROKEN.toNanos();
        long last = failed;
        long mostOfOne = 0;
        for (History history : crowd.histories()) {
            long ofOne = 0;
            Set<String> moves =
                    history.allSent().stream()
                            .map(History.Sent::request)
                            .collect(Collectors.toSet());
            for (Shown shown : history.allShown()) {
                boolean isMeanwhile =
                        shown.nanos() > failed + READING_NANOS && shown.nanos() < until;
                // Other answers, such as that to a yes to a rematch, need nothing stored.
                boolean isOfAMove = shown.answers().filter(moves::contains).isPresent();
                if (isMeanwhile && isOfAMove && shown.isAcknowledgement()) {
                    ofOne++;
                    last = Math.max(last, shown.nanos());
                }
            }
            mostOfOne = Math.max(mostOfOne, ofOne);
        }
        return new Met(OptionalDouble.of((last - failed) / 1e6), mostOfOne, back);
    }

    private Outcome outcome() throws IOException {
        crowd.close();
        return new Outcome(met, crowd.unavailable(), stuck, Kills.check(setup, crowd, outages));
    }

    /** A small disk gets full. Those in even places get room while the house is gone. */
    public static Outcome ofFullDisk(Path folder, int fill, int games, long seed)
            throws IOException {
        HouseServer.Setup setup = HouseServer.Setup.in(folder.resolve("full-" + fill));
        int mebibytes = 1 + (fill - 1) % LARGEST_SMALL_DISK;
        try (SmallDisk disk = SmallDisk.at(setup.data(), mebibytes);
                Crowd crowd = new Crowd(games, seed + fill)) {
            IoFaults run = new IoFaults(setup, crowd, PATIENCE);
            run.fill(disk, fill % 2 == 0 ? Repair.OF_A_KILLED_HOUSE : Repair.OF_AN_OPEN_HOUSE);
            return run.outcome();
        }
    }

    private void fill(SmallDisk disk, Repair repair) throws IOException {
        // A disk may be full before everyone has moved.
        HouseServer house = start();
        try {
            crowd.awaitUnavailable(1, PATIENCE);
            if (repair == Repair.OF_A_KILLED_HOUSE) {
                crowd.stayAway();
                outages.add(new History.Outage(System.nanoTime(), Long.MAX_VALUE));
                house.kill();
            }
            disk.grow(ROOM);
            List<Long> marks = crowd.marks();
            house = repair == Repair.OF_A_KILLED_HOUSE ? start() : house;
            met.add(new Met(OptionalDouble.empty(), 0, repaired(marks)));
        } finally {
            house.kill();
        }
    }

    /**
     * The sync in a place fails while a new house opens. Whether it opens or not, it does the next
     * time, and can be played at.
     */
    public static Outcome atStart(Path folder, int place, int games, long seed) throws IOException {
        HouseServer.Setup setup = HouseServer.Setup.in(folder.resolve("start-" + place));
        Files.createDirectories(setup.data());
        Path notes = folder.resolve("start-" + place + ".syncs");
        FailingSyncs.Which which = new FailingSyncs.Which(place, FailingSyncs.Extent.ONCE);
        try {
            HouseServer.start(setup.under(FailingSyncs.command(setup.data(), notes, which))).kill();
        } catch (IOException refused) {
            if (FailingSyncs.failures(notes).isEmpty()) {
                throw refused;
            }
        }
        try (Crowd crowd = new Crowd(games, seed)) {
            IoFaults run = new IoFaults(setup, crowd, PATIENCE);
            run.open().kill();
            return run.outcome();
        }
    }
}
