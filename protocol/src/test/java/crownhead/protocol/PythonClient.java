package crownhead.protocol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The small client in Python, running as a program of its own. */
public final class PythonClient implements AutoCloseable {
    private static final int LONGEST_SECONDS = 60;

    /** How it ended, and what it had said. */
    public record Ran(int exitCode, String out, String err) {}

    private final Process process;
    private final Path out;
    private final Path err;

    private PythonClient(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    /** Starts it for a table on this machine. */
    public static PythonClient at(int port, String... options) throws IOException {
        List<String> all = new ArrayList<>(List.of("--host", "127.0.0.1", "--port"));
        all.add(Integer.toString(port));
        all.addAll(List.of(options));
        return with(all.toArray(String[]::new));
    }

    public static PythonClient with(String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of("python3", script().toString()));
        command.addAll(List.of(options));
        Path out = Files.createTempFile("play", ".out");
        Path err = Files.createTempFile("play", ".err");
        ProcessBuilder program =
                new ProcessBuilder(command)
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        return new PythonClient(program.start(), out, err);
    }

    /** Waits for its end. */
    public Ran ended() throws IOException, InterruptedException {
        if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("It does not end. It said: " + Files.readString(out));
        }
        return new Ran(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        Files.deleteIfExists(out);
        Files.deleteIfExists(err);
    }

    /** Tests run in the folder of their module. */
    private static Path script() {
        return Path.of("../clients/python/play.py").toAbsolutePath().normalize();
    }
}
