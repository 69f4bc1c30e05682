package crownhead.bench.reliability;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A house of a small test. All start from what one had loaded before, in half the time. */
public final class SmallHouse {
    private static final Rehearsal REHEARSAL = rehearse();

    private SmallHouse() {}

    public static HouseServer.Setup in(Path folder) {
        return REHEARSAL.before(HouseServer.Setup.in(folder.resolve("house")));
    }

    private static Rehearsal rehearse() {
        try {
            Path folder = Files.createTempDirectory("crownhead-rehearsal");
            Rehearsal rehearsal = Rehearsal.quick(folder);
            try (Stream<Path> left = Files.walk(folder)) {
                // What is told last to go goes first.
                left.map(Path::toFile).forEach(File::deleteOnExit);
            }
            return rehearsal;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
