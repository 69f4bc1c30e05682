package crownhead.bench.reliability;

import crownhead.bench.load.ServerProcess;
import crownhead.server.storage.DatabaseAddress;
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

/** A real house in a process of its own, which can be killed and frozen. */
public final class HouseServer implements AutoCloseable {
    public static final int HEAP_MEBIBYTES = 384;

    private final Process process;
    private final ProcessHandle house;
    private final Doors doors;
    private final long openedAt;

    /** Where clients come in. */
    public record Doors(int port, int consolePort) {
        InetSocketAddress address() {
            return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        }
    }

    /**
     * How a house is started.
     *
     * @param data its folder; what it complains about is in a file beside it
     * @param database the address of a shared database, in place of the one in the folder
     * @param under the words of a command that is to start it, such as a tracer
     * @param java more options of Java
     */
    public record Setup(
            Path data,
            Optional<String> database,
            Fault fault,
            List<String> under,
            List<String> java) {
        public Setup {
            under = List.copyOf(under);
            java = List.copyOf(java);
        }

        public static Setup in(Path data) {
            return new Setup(data, Optional.empty(), Fault.NONE, List.of(), List.of());
        }

        public Setup withDatabase(String address) {
            return new Setup(data, Optional.of(address), fault, under, java);
        }

        public Setup with(Fault planted) {
            return new Setup(data, database, planted, under, java);
        }

        public Setup under(String... words) {
            return new Setup(data, database, fault, List.of(words), java);
        }

        /** Run as an operator would run it, for a house that does not live for seconds. */
        public Setup forLong() {
            return withJava("-XX:-UseSerialGC", "-XX:+UseParallelGC", "-XX:TieredStopAtLevel=4");
        }

        /**
         * All of the heap is taken from the system at once, so that what the system counts grows by
         * nothing but what is beside the heap.
         */
        public Setup forLongWithAllItsHeap(int mebibytes) {
            String most = mebibytes + "m";
            List<String> options = new ArrayList<>(forLong().java());
            options.addAll(List.of("-Xms" + most, "-Xmx" + most, "-XX:+AlwaysPreTouch"));
            return withJava(options.toArray(String[]::new));
        }

        public Setup withJava(String... options) {
            return new Setup(data, database, fault, under, List.of(options));
        }

        /** Where the log can be read when the house is gone. */
        public DatabaseAddress address() {
            return database.map(DatabaseAddress::read)
                    .orElseGet(() -> new DatabaseAddress.DataFolder(data));
        }
    }

    private HouseServer(Process process, String[] words) {
        this.process = process;
        this.doors = new Doors(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
        this.openedAt = Long.parseLong(words[4]);
        this.house = ProcessHandle.of(Long.parseLong(words[3])).orElse(process.toHandle());
    }

    /** Returns when the house is open. */
    public static HouseServer start(Setup setup) throws IOException {
        Files.createDirectories(setup.data());
        Path complaints = setup.data().resolveSibling(setup.data().getFileName() + ".err");
        Process process =
                new ProcessBuilder(command(setup))
                        .redirectError(ProcessBuilder.Redirect.appendTo(complaints.toFile()))
                        .start();
        BufferedReader out = process.inputReader();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(HouseMain.OPEN)) {
                Thread.ofPlatform().daemon().name("house-output").start(() -> pass(out));
                return new HouseServer(process, line.split(" ", -1));
            }
        }
        throw new IOException("The house did not open: " + Files.readString(complaints));
    }

    private static List<String> command(Setup setup) {
        List<String> command = new ArrayList<>(setup.under());
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx" + HEAP_MEBIBYTES + "m");
        command.add("-XX:+UseSerialGC");
        // Most houses live for seconds: to compile their code thoroughly would take longer.
        command.add("-XX:TieredStopAtLevel=1");
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(setup.java());
        command.add("-cp");
        command.add(PackedClasses.PATH);
        command.add(HouseMain.class.getName());
        command.add(setup.data().toString());
        command.add(setup.fault().name());
        setup.database().ifPresent(command::add);
        return command;
    }

    /** A house that nobody listened to would wait for its words to be read. */
    private static void pass(BufferedReader out) {
        try {
            while (out.readLine() != null) {
                // Nothing more of it matters.
            }
        } catch (IOException _) {
            // The house is gone.
        }
    }

    public Doors doors() {
        return doors;
    }

    /** When it was open, by {@link System#nanoTime}, which all processes of a machine share. */
    public long openedAt() {
        return openedAt;
    }

    public long pid() {
        return house.pid();
    }

    public Duration processorTime() {
        return house.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** The mebibytes of memory that it has now, where the system says. */
    public Optional<Double> residentMebibytes() throws IOException {
        return ServerProcess.mebibytes(house.pid(), "VmRSS");
    }

    /** The house is gone at once, without a chance to do anything. */
    public void kill() throws IOException {
        house.destroyForcibly();
        house.onExit().join();
        process.destroyForcibly();
        await();
    }

    /** The house is told to stop by a signal; its exit code when it is gone. */
    public int stop() throws IOException {
        house.destroy();
        await();
        return process.exitValue();
    }

    /** Nothing in the house goes on until it is thawed. */
    public void freeze() throws IOException {
        signal("-STOP");
    }

    public void thaw() throws IOException {
        signal("-CONT");
    }

    private void signal(String name) throws IOException {
        Process kill =
                new ProcessBuilder("kill", name, Long.toString(house.pid())).inheritIO().start();
        try {
            if (kill.waitFor() != 0) {
                throw new IOException("The house could not be told " + name);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Closes the house as its operator would; nothing to do if it is gone. */
    @Override
    public void close() throws IOException {
        try {
            process.getOutputStream().close();
        } catch (IOException _) {
            // It is gone, so there is nobody to tell.
        }
        await();
    }

    private void await() throws IOException {
        try {
            process.waitFor();
        } catch (InterruptedException _) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("Nobody waits for the house any more");
        }
    }
}
