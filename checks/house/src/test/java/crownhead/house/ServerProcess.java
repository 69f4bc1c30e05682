package crownhead.house;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A house that is open, started as its operator starts it. */
final class ServerProcess implements AutoCloseable {
    private static final Path ROOT = ThisProject.find().root();
    private static final Path NOTHING = Path.of("/dev/null");
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final String OPEN_AT = "Crownhead is open at ";

    private final Ran.Running running;
    private final Path data;
    private final int port;
    private boolean isStopped;

    private ServerProcess(Ran.Running running, Path data, int port) {
        this.running = running;
        this.data = data;
        this.port = port;
    }

    /** On any free port, with its data in a folder. */
    static ServerProcess open(Path data, String... more) throws Exception {
        return openAt(0, data, more);
    }

    static ServerProcess openAt(int port, Path data, String... more) throws Exception {
        List<String> args =
                new ArrayList<>(
                        List.of(
                                "serve",
                                "--port",
                                Integer.toString(port),
                                "--data",
                                data.toString()));
        args.addAll(List.of(more));
        ServerProcess server = new ServerProcess(start(args), data, port);
        server.awaitOpen();
        return server;
    }

    private static Ran.Running start(List<String> args) throws IOException {
        List<String> command = new ArrayList<>(List.of(Launcher.SCRIPT.toString()));
        command.addAll(args);
        return Ran.start(new Ran.Setting(ROOT, Launcher.environment(), NOTHING), command);
    }

    /** Another command, to its end. */
    static Ran run(String... args) throws Exception {
        return start(List.of(args)).end();
    }

    private void awaitOpen() throws Exception {
        Instant deadline = Instant.now().plus(PATIENCE);
        while (link().isEmpty()) {
            boolean hasEnded = running.process().waitFor(50, TimeUnit.MILLISECONDS);
            if (hasEnded || Instant.now().isAfter(deadline)) {
                running.process().destroyForcibly();
                throw new AssertionError("It did not open: " + Files.readString(running.err()));
            }
        }
    }

    private Optional<URI> link() throws IOException {
        return said().lines()
                .filter(line -> line.startsWith(OPEN_AT))
                .map(line -> URI.create(line.substring(OPEN_AT.length())))
                .findFirst();
    }

    /** What it has said so far. */
    String said() throws IOException {
        return Files.readString(running.out());
    }

    /** Its log so far. */
    String log() throws IOException {
        return Files.readString(running.err());
    }

    URI address() throws IOException {
        return link().orElseThrow();
    }

    /** Where it listens, whatever it calls itself; for one that was opened at a port. */
    URI inside() {
        return URI.create("http://127.0.0.1:" + port);
    }

    HttpResponse<String> read(String path) throws Exception {
        return send(HttpRequest.newBuilder(address().resolve(path)).build());
    }

    HttpResponse<String> post(String path, String json) throws Exception {
        return send(
                HttpRequest.newBuilder(address().resolve(path))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(json))
                        .build());
    }

    private static HttpResponse<String> send(HttpRequest request) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        }
    }

    Ran admin(String... words) throws Exception {
        List<String> args = new ArrayList<>(List.of("admin", "--data", data.toString()));
        args.addAll(List.of(words));
        return run(args.toArray(String[]::new));
    }

    /** As a power cut stops it. */
    void kill() throws Exception {
        isStopped = true;
        running.process().destroyForcibly();
        running.end();
    }

    /** As an operator stops it. */
    Ran stop() throws Exception {
        isStopped = true;
        running.process().destroy();
        return running.end();
    }

    @Override
    public void close() {
        try {
            if (!isStopped) {
                stop();
            }
        } catch (Exception e) {
            throw new IllegalStateException("It does not stop", e);
        }
    }
}
