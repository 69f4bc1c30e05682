package crownhead.bench.reliability;

import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.server.storage.CannotOpen;
import crownhead.server.storage.DatabaseAddress;
import crownhead.server.storage.Storage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The power is cut at random moments. What a real house wrote while a crowd played is recorded;
 * then a disk is imagined that has of the writes that were not synced none, the first ones, any or
 * half of one, and the house's log is looked for on it.
 */
public final class CrashStates {
    private static final int STORAGE_EVERY = 25;

    /**
     * How much is done.
     *
     * @param runs how often the house is opened while it is recorded
     * @param moves in each of them
     */
    public record Size(int runs, int games, int moves, int states) {}

    /**
     * What came of it, in numbers of states.
     *
     * @param lost states that lack a row that was acknowledged
     * @param mostLost how many rows the worst of them lacks
     * @param corrupt states that SQLite or the house cannot read
     * @param byHouse how many were opened by the house's own storage as well
     */
    public record Outcome(
            int states,
            int lost,
            long mostLost,
            int corrupt,
            int holes,
            int changed,
            int byHouse,
            long acknowledged,
            Checker.Findings findings,
            List<String> evidence) {
        public Outcome {
            evidence = List.copyOf(evidence);
        }
    }

    private final Recording recording;
    private final Path folder;
    private final RandomGenerator chance;
    private final Disk disk = new Disk();
    private final Map<String, Long> acknowledged = new HashMap<>();
    private final List<String> evidence = new ArrayList<>();
    private int states;
    private int lost;
    private long mostLost;
    private int corrupt;
    private int holes;
    private int changed;
    private int byHouse;

    private CrashStates(Recording recording, Path folder, RandomGenerator chance) {
        this.recording = recording;
        this.folder = folder;
        this.chance = chance;
    }

    public static Outcome run(Path folder, Fault fault, Size size, long seed) throws IOException {
        Recording recording = Recording.make(folder, fault, size, seed);
        CrashStates crashes =
                new CrashStates(recording, folder.resolve("crashed"), new Random(seed));
        crashes.cutThePower(size.states());
        return crashes.outcome();
    }

    private void cutThePower(int wanted) throws IOException {
        int[] moments = chance.ints(wanted, 0, recording.steps().size()).sorted().toArray();
        int done = 0;
        for (int moment : moments) {
            for (; done <= moment; done++) {
                take(recording.steps().get(done));
            }
            look(moment);
        }
        for (; done < recording.steps().size(); done++) {
            take(recording.steps().get(done));
        }
    }

    private void take(Step step) {
        disk.take(step);
        if (step instanceof Step.Tell(String table, long version)) {
            acknowledged.merge(table, version, Math::max);
        }
    }

    private void look(int moment) throws IOException {
        Disk.Survival[] all = Disk.Survival.values();
        Disk.Survival survival = all[chance.nextInt(all.length)];
        restart(disk.afterPowerCut(survival, chance));
        states++;
        try {
            judge(StoredLog.read(folder.resolve("crownhead.db")), moment + " " + survival);
            if (states % STORAGE_EVERY == 0) {
                openAsTheHouse();
                byHouse++;
            }
        } catch (SQLException | CannotOpen | StoreFailure e) {
            corrupt++;
            note(moment + " " + survival + ": " + e);
        }
    }

    private void restart(Map<String, byte[]> files) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> old = Files.list(folder)) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
    }

    private void judge(StoredLog found, String where) {
        long missing = 0;
        for (Map.Entry<String, Long> table : acknowledged.entrySet()) {
            missing += Math.max(0, table.getValue() - found.of(table.getKey()).size());
        }
        if (missing > 0) {
            lost++;
            mostLost = Math.max(mostLost, missing);
            note(where + ": " + missing + " acknowledged rows are lost");
        }
        if (found.hasHoles()) {
            holes++;
            note(where + ": the log has a hole");
        } else if (!found.isPartOf(recording.end())) {
            changed++;
            note(where + ": a row stands otherwise in the log");
        }
    }

    /** With all that it asks of a database, and every row held against its checksum. */
    private void openAsTheHouse() throws CannotOpen, StoreFailure {
        try (Storage storage = Storage.open(new DatabaseAddress.DataFolder(folder))) {
            for (Map.Entry<String, Long> table : acknowledged.entrySet()) {
                int rows = storage.read(new TableId(table.getKey()), 0).size();
                if (lost == 0 && rows < table.getValue()) {
                    throw new StoreFailure("The house finds " + rows + " rows of " + table);
                }
            }
        }
    }

    private void note(String what) {
        if (evidence.size() < 10) {
            evidence.add(what);
        }
    }

    private Outcome outcome() {
        long all = acknowledged.values().stream().mapToLong(Long::longValue).sum();
        return new Outcome(
                states,
                lost,
                mostLost,
                corrupt,
                holes,
                changed,
                byHouse,
                all,
                recording.findings(),
                evidence);
    }
}
