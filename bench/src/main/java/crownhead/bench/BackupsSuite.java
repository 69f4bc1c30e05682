package crownhead.bench;

import crownhead.bench.reliability.Backups;
import crownhead.bench.reliability.Checker;
import crownhead.bench.reliability.Copying;
import crownhead.bench.reliability.Invariant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The real server is backed up while a crowd plays; then bits are flipped. */
final class BackupsSuite {
    private static final long SEED = 19_000;
    static final Backups.Size FULL = new Backups.Size(20, 50, 20, 500);
    static final Backups.Size QUICK = new Backups.Size(3, 10, 8, 100);
    private static final Backups.Size CONTROL = new Backups.Size(1, 1, 8, 100);

    private BackupsSuite() {}

    static List<Figure> run(Backups.Size size, Path folder) throws IOException {
        Figures figures = new Figures();
        Path sound = Files.createDirectory(folder.resolve("sound"));
        Backups.Outcome outcome = Backups.run(sound, Copying.BY_THE_HOUSE, size, SEED);
        for (Checker.Findings copy : outcome.copies()) {
            figures.requireUnbroken("A back-up", SEED, copy);
        }
        if (outcome.notPrefixes() > 0 || !outcome.silent().isEmpty()) {
            throw new BrokenPromise(
                    "%d back-ups are no beginning of the log; %s"
                            .formatted(outcome.notPrefixes(), outcome.silent()));
        }
        add(figures, size, outcome);
        control(figures, Files.createDirectory(folder.resolve("control")));
        return figures.all();
    }

    private static void add(Figures figures, Backups.Size size, Backups.Outcome outcome) {
        String what = "made while %d games were played, and restored".formatted(size.games());
        figures.add("backups", what, "", size.backups());
        figures.addUnbroken("backups", outcome.copies());
        List<Double> millis = outcome.millis().stream().sorted().toList();
        double median = millis.get((millis.size() - 1) / 2);
        figures.add("backup-time", "as a median", "ms", median, millis.size());
        figures.add("flips-backup", "bits flipped in back-ups", "", size.flips());
        figures.add("refused-backup", "of them not restored", "", outcome.refusedBackups());
        figures.add("flips-database", "bits flipped in the database", "", size.flips());
        figures.add("refused-database", "of them found", "", outcome.refusedDatabases());
        String harmless = "of them where every log read as before";
        figures.add("harmless-database", harmless, "", outcome.harmless());
        figures.add("silent", "flips that changed a log unnoticed", "", 0);
    }

    private static void control(Figures figures, Path folder) throws IOException {
        Backups.Outcome outcome = Backups.run(folder, Copying.OF_THE_FILE, CONTROL, SEED);
        figures.addControl("copied-file", Invariant.I1, outcome.copies().getFirst());
    }
}
