package crownhead.bench.reliability;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A house at which games were played before the others open. What Java had loaded for it is kept,
 * and they start from that, as the launcher has it.
 */
public record Rehearsal(Path kept, String option) {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final long SEED = 1;
    private static final String QUIET = "-Xlog:aot*=off,cds*=off";

    /** As thorough as the launcher has it. */
    public static Rehearsal in(Path folder) throws IOException {
        Path cache = folder.resolve("house.aot");
        return rehearsed(folder, "-XX:AOTCacheOutput=", new Rehearsal(cache, "-XX:AOTCache="));
    }

    /** Done in a moment, for a few houses that have little to do. */
    public static Rehearsal quick(Path folder) throws IOException {
        Path archive = folder.resolve("house.jsa");
        return rehearsed(
                folder,
                "-XX:ArchiveClassesAtExit=",
                new Rehearsal(archive, "-XX:SharedArchiveFile="));
    }

    private static Rehearsal rehearsed(Path folder, String keep, Rehearsal rehearsal)
            throws IOException {
        HouseServer.Setup first =
                HouseServer.Setup.in(folder.resolve("rehearsal"))
                        .withJava(keep + rehearsal.kept, QUIET);
        try (HouseServer house = HouseServer.start(first);
                Crowd crowd = new Crowd(2, SEED)) {
            List<Long> before = crowd.marks();
            crowd.goTo(house.doors());
            crowd.awaitAMoveOfEveryone(before, PATIENCE);
        }
        if (Files.notExists(rehearsal.kept)) {
            throw new IOException("Nothing was kept at " + rehearsal.kept);
        }
        return rehearsal;
    }

    /** The house starts from what is kept. */
    public HouseServer.Setup before(HouseServer.Setup house) {
        return house.withJava(option + kept, QUIET);
    }
}
