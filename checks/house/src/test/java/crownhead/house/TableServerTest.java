package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The table server, started as a user starts it, and played at by clients that are not ours. */
class TableServerTest {
    private static final Path ROOT = ThisProject.find().root();
    private static final Path PYTHON_CLIENT = ROOT.resolve("clients/python/play.py");
    private static final Path NOTHING = Path.of("/dev/null");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final List<Ran.Running> running = new ArrayList<>();

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @AfterEach
    void stop() throws Exception {
        for (Ran.Running process : running) {
            process.process().destroy();
            process.end();
        }
        running.clear();
    }

    @Test
    @Tag("TA-2e")
    void isPlayedAtByAClientWrittenFromThePageOfTheProtocol() throws Exception {
        int port = FreePorts.first();
        open("--base-port", Integer.toString(port), "--max-clients", "3");
        Ran.Running ann = join(port, "--name", "Ann", "--games", "2", "--seed", "1");
        Ran.Running ben = join(port, "--name", "Ben", "--games", "2", "--seed", "2");
        Ran.Running eve = join(port, "--name", "Eve", "--watch", "--games", "1");
        assertThat(List.of(ann.end(), ben.end(), eve.end()))
                .allSatisfy(ran -> assertThat(ran.exitCode()).as(ran.err()).isZero());
    }

    @Test
    @Tag("TA-1h")
    void printsThePortsOfEveryTable() throws Exception {
        int port = FreePorts.first();
        String out =
                open("--base-port", Integer.toString(port), "--max-clients", "2", "--tables", "2");
        assertThat(out)
                .contains("Table 1: port " + port + ", and " + (port + 1) + " to " + (port + 2))
                .contains(
                        "Table 2: port "
                                + (port + 3)
                                + ", and "
                                + (port + 4)
                                + " to "
                                + (port + 5));
    }

    @Test
    void saysGoodbyeWhenItIsStopped() throws Exception {
        int port = FreePorts.first();
        open("--base-port", Integer.toString(port));
        Ran.Running eve = join(port, "--name", "Eve", "--watch", "--verbose");
        await(eve, () -> Files.size(eve.out()) > 0);
        stop();
        Ran ran = eve.end();
        assertThat(ran.exitCode()).isOne();
        assertThat(ran.err()).contains("closing: The house is closing.");
    }

    @Test
    void saysWhichPortIsTaken() throws Exception {
        int port = FreePorts.first();
        try (ServerSocket taken = new ServerSocket(port + 2, 1, InetAddress.getLoopbackAddress())) {
            Ran ran = launch("--base-port", Integer.toString(port), "--max-clients", "2").end();
            assertThat(ran.exitCode()).isEqualTo(2);
            assertThat(ran.err())
                    .startsWith("Port " + taken.getLocalPort() + " of 127.0.0.1 cannot be had");
        }
    }

    private String open(String... args) throws Exception {
        Ran.Running server = launch(args);
        running.add(server);
        int tables = args[args.length - 2].equals("--tables") ? 2 : 1;
        await(server, () -> Files.readString(server.out()).lines().count() >= tables);
        return Files.readString(server.out());
    }

    private static void await(Ran.Running process, Callable<Boolean> condition) throws Exception {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (!condition.call()) {
            boolean hasEnded = process.process().waitFor(20, TimeUnit.MILLISECONDS);
            if (hasEnded || Instant.now().isAfter(deadline)) {
                throw new AssertionError("It did not come: " + Files.readString(process.err()));
            }
        }
    }

    private static Ran.Running launch(String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(Launcher.SCRIPT.toString(), "table"));
        command.addAll(List.of(args));
        return Ran.start(new Ran.Setting(ROOT, Launcher.environment(), NOTHING), command);
    }

    private static Ran.Running join(int port, String... args) throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "python3",
                                PYTHON_CLIENT.toString(),
                                "--port",
                                Integer.toString(port)));
        command.addAll(List.of(args));
        return Ran.start(new Ran.Setting(ROOT, Launcher.environment(), NOTHING), command);
    }
}
