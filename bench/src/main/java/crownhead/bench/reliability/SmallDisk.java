package crownhead.bench.reliability;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A disk of a few megabytes, in memory. Only the superuser can make one. */
final class SmallDisk implements AutoCloseable {
    private final Path place;

    private SmallDisk(Path place) {
        this.place = place;
    }

    static SmallDisk at(Path place, int mebibytes) throws IOException {
        Files.createDirectories(place);
        run("mount", "-t", "tmpfs", "-o", "size=" + mebibytes + "m", "tmpfs", place.toString());
        return new SmallDisk(place);
    }

    void grow(int mebibytes) throws IOException {
        run("mount", "-o", "remount,size=" + mebibytes + "m", place.toString());
    }

    @Override
    public void close() throws IOException {
        run("umount", place.toString());
    }

    private static void run(String... command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) {
                throw new IOException(
                        "A small disk is needed for this, and the system does not allow it: run"
                                + " it as root on a machine with tmpfs. "
                                + String.join(" ", command)
                                + ": "
                                + said.strip());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("Nobody waits for the disk any more");
        }
    }
}
