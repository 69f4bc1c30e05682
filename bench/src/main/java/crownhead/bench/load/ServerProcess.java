package crownhead.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A server in a process of its own. It says its port in its first line, and ends when its input is
 * closed.
 */
public final class ServerProcess implements AutoCloseable {
    /** So that the memory of two runs can be compared, whatever the machine has. */
    public static final int HEAP_MEBIBYTES = 512;

    private final Process process;
    private final InetSocketAddress address;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
    }

    /** Starts a main class that is on the class path here. */
    public static ServerProcess start(Class<?> main, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx" + HEAP_MEBIBYTES + "m");
        // As the launcher starts it.
        command.add("-XX:+UseParallelGC");
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(main.getName());
        command.addAll(arguments);
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        BufferedReader out = process.inputReader();
        String port = out.readLine();
        if (port == null) {
            throw new IOException("The server did not start: " + main.getName());
        }
        return new ServerProcess(process, Integer.parseInt(port));
    }

    public InetSocketAddress address() {
        return address;
    }

    public Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** The mebibytes that Linux counts for it under a name, where the system says. */
    Optional<Double> mebibytes(String name) throws IOException {
        return mebibytes(process.pid(), name);
    }

    /** The same of any process. */
    public static Optional<Double> mebibytes(long process, String name) throws IOException {
        Path status = Path.of("/proc", Long.toString(process), "status");
        if (!Files.isReadable(status)) {
            return Optional.empty();
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith(name + ":"))
                .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024.0)
                .findFirst();
    }

    @Override
    public void close() throws IOException {
        process.getOutputStream().close();
        try {
            process.waitFor();
        } catch (InterruptedException _) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
    }
}
