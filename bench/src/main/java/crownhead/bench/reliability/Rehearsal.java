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
public record Rehearsal(Path cache) {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final long SEED = 1;

    public static Rehearsal in(Path folder) throws IOException {
        Path cache = folder.resolve("house.aot");
        HouseServer.Setup first =
                HouseServer.Setup.in(folder.resolve("rehearsal"))
                        .withJava("-XX:AOTCacheOutput=" + cache);
        try (HouseServer house = HouseServer.start(first);
                Crowd crowd = new Crowd(2, SEED)) {
            List<Long> before = crowd.marks();
            crowd.goTo(house.doors());
            crowd.awaitAMoveOfEveryone(before, PATIENCE);
        }
        if (Files.notExists(cache)) {
            throw new IOException("No cache was made at " + cache);
        }
        return new Rehearsal(cache);
    }

    /** The house starts from what is kept. */
    public HouseServer.Setup before(HouseServer.Setup house) {
        return house.withJava("-XX:AOTCache=" + cache, "-Xlog:aot*=off,cds*=off");
    }
}
