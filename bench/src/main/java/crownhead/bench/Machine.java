package crownhead.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What the benchmarks ran on. */
public record Machine(
        String processor, int cores, long memoryMebibytes, String system, String java) {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
    private static final Path MEMORY = Path.of("/proc/meminfo");

    static Machine here() throws IOException {
        return new Machine(
                field(PROCESSORS, "model name").orElse(System.getProperty("os.arch")),
                Runtime.getRuntime().availableProcessors(),
                field(MEMORY, "MemTotal").map(Machine::mebibytes).orElse(0L),
                System.getProperty("os.name") + " " + System.getProperty("os.version"),
                System.getProperty("java.vendor") + " " + Runtime.version());
    }

    /** What stands behind the colon in the first line that begins with a name. */
    private static Optional<String> field(Path file, String name) throws IOException {
        if (!Files.isReadable(file)) {
            return Optional.empty();
        }
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst();
    }

    private static long mebibytes(String kibibytes) {
        return Long.parseLong(kibibytes.replaceAll("\\D", "")) / 1024;
    }
}
