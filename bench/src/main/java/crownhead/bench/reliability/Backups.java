package crownhead.bench.reliability;

import crownhead.play.StoreFailure;
import crownhead.play.TableId;
import crownhead.server.storage.CannotCopy;
import crownhead.server.storage.CannotOpen;
import crownhead.server.storage.DatabaseAddress;
import crownhead.server.storage.Storage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * Back-ups are made while a crowd plays, restored elsewhere and held against what was acknowledged
 * before they began. Then single bits are flipped in back-ups and in the database.
 */
public final class Backups {
    /** A liveness bound, and no figure. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** How much is done; as many bits are flipped in back-ups as in the database. */
    public record Size(int backups, int flips, int games, int moves) {}

    /**
     * What came of it.
     *
     * @param copies what was found of each back-up by who restored it
     * @param millis how long each took to make
     * @param notPrefixes back-ups whose log is not a beginning of the log that was left
     * @param refusedBackups flipped back-ups that were not restored
     * @param refusedDatabases flipped databases that did not open, or whose logs were not read
     * @param harmless flipped databases whose logs read as before
     * @param silent flips that changed a log, and nobody said so
     */
    public record Outcome(
            List<Checker.Findings> copies,
            List<Double> millis,
            int notPrefixes,
            int refusedBackups,
            int refusedDatabases,
            int harmless,
            List<String> silent) {
        public Outcome {
            copies = List.copyOf(copies);
            millis = List.copyOf(millis);
            silent = List.copyOf(silent);
        }
    }

    private final Path folder;
    private final Copying copying;
    private final HouseServer.Setup setup;
    private final RandomGenerator chance;
    private final List<Checker.Findings> copies = new ArrayList<>();
    private final List<Double> millis = new ArrayList<>();
    private final List<StoredLog> restored = new ArrayList<>();
    private final List<String> silent = new ArrayList<>();
    private int refusedBackups;
    private int refusedDatabases;
    private int harmless;

    private Backups(Path folder, Copying copying, RandomGenerator chance) {
        this.folder = folder;
        this.copying = copying;
        this.setup = HouseServer.Setup.in(folder.resolve("house"));
        this.chance = chance;
    }

    public static Outcome run(Path folder, Copying copying, Size size, long seed)
            throws IOException {
        Backups backups = new Backups(folder, copying, new Random(seed));
        try {
            backups.copy(size, seed);
            StoredLog end = StoredLog.read(backups.database(backups.setup.data()));
            for (int flip = 0; flip < size.flips(); flip++) {
                backups.flipBackup(flip % size.backups());
                backups.flipDatabase(end);
            }
            return backups.outcome(end);
        } catch (SQLException | CannotCopy | CannotOpen e) {
            throw new IOException("What the house left cannot be used", e);
        }
    }

    private void copy(Size size, long seed)
            throws IOException, CannotCopy, CannotOpen, SQLException {
        try (HouseServer house = HouseServer.start(setup);
                Crowd crowd = new Crowd(size.games(), seed)) {
            List<Long> marks = crowd.marks();
            crowd.goTo(house.doors());
            crowd.awaitAMoveOfEveryone(marks, PATIENCE);
            for (int number = 0; number < size.backups(); number++) {
                crowd.awaitInTotal(crowd.moves() + size.moves(), PATIENCE);
                copy(number, crowd);
            }
        }
    }

    private void copy(int number, Crowd crowd)
            throws IOException, CannotCopy, CannotOpen, SQLException {
        List<History> before = crowd.histories().stream().map(History::soFar).toList();
        long began = System.nanoTime();
        copying.make(new DatabaseAddress.DataFolder(setup.data()), backup(number));
        millis.add((System.nanoTime() - began) / 1e6);
        DatabaseAddress.DataFolder elsewhere =
                new DatabaseAddress.DataFolder(folder.resolve("restored-" + number));
        copying.restore(backup(number), elsewhere);
        try (Storage storage = Storage.open(elsewhere)) {
            copies.add(Checker.check(before, List.of(), storage::read));
        }
        restored.add(StoredLog.read(database(elsewhere.path())));
    }

    private void flipBackup(int number) throws IOException {
        Path flipped = folder.resolve("flipped.backup");
        String where = flip(backup(number), flipped);
        Path elsewhere = Files.createTempDirectory(folder, "flipped-backup");
        try {
            copying.restore(flipped, new DatabaseAddress.DataFolder(elsewhere));
            silent.add("a back-up with " + where + " flipped was restored");
        } catch (CannotCopy _) {
            refusedBackups++;
        }
    }

    private void flipDatabase(StoredLog end) throws IOException {
        Path elsewhere = Files.createTempDirectory(folder, "flipped-database");
        String where = flip(database(setup.data()), database(elsewhere));
        try (Storage storage = Storage.open(new DatabaseAddress.DataFolder(elsewhere))) {
            if (isRead(storage, end)) {
                harmless++;
            } else {
                silent.add("a log was read otherwise with " + where + " flipped");
            }
        } catch (CannotOpen | StoreFailure _) {
            refusedDatabases++;
        }
    }

    /** Whether all logs are as long as they were; the content of a row is under its checksum. */
    private static boolean isRead(Storage storage, StoredLog end) throws StoreFailure {
        for (String table : end.tables().keySet()) {
            if (storage.read(new TableId(table), 0).size() != end.of(table).size()) {
                return false;
            }
        }
        return true;
    }

    private String flip(Path from, Path to) throws IOException {
        byte[] bytes = Files.readAllBytes(from);
        int place = chance.nextInt(bytes.length);
        int bit = chance.nextInt(Byte.SIZE);
        bytes[place] ^= (byte) (1 << bit);
        Files.write(to, bytes);
        return "bit " + bit + " of byte " + place;
    }

    private Path backup(int number) {
        return folder.resolve("backup-" + number);
    }

    private Path database(Path data) {
        return data.resolve("crownhead.db");
    }

    private Outcome outcome(StoredLog end) {
        long prefixes = restored.stream().filter(log -> log.isPartOf(end)).count();
        return new Outcome(
                copies,
                millis,
                (int) (restored.size() - prefixes),
                refusedBackups,
                refusedDatabases,
                harmless,
                silent);
    }
}
