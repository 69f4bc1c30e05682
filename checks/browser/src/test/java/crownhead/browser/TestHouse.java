package crownhead.browser;

import crownhead.server.CannotOpen;
import crownhead.server.Server;
import crownhead.server.ServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A real house with a disk, at the end of a cable. */
final class TestHouse implements AutoCloseable {
    private static final int GENEROUS = 1000;

    private final Cable cable = Cable.laid();
    private final Path data;
    private Server server;

    private TestHouse(Path data) {
        this.data = data;
        this.server = opened();
    }

    static TestHouse open() {
        try {
            return new TestHouse(Files.createTempDirectory("crownhead-browser"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Cable cable() {
        return cable;
    }

    String address(String path) {
        return "http://localhost:" + cable.port() + path;
    }

    void stop() {
        server.close();
    }

    void startAgain() {
        server = opened();
    }

    @Override
    public void close() {
        cable.close();
        server.close();
        try (Stream<Path> files = Files.walk(data)) {
            files.sorted(Comparator.reverseOrder()).forEach(TestHouse::delete);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Server opened() {
        try {
            Server open =
                    Server.open(
                            new ServerOptions(
                                    "Crownhead",
                                    InetAddress.getLoopbackAddress(),
                                    0,
                                    Optional.empty(),
                                    Optional.of(URI.create(address(""))),
                                    data,
                                    Optional.empty(),
                                    List.of(),
                                    Optional.empty(),
                                    GENEROUS));
            cable.leadTo(open.port());
            return open;
        } catch (CannotOpen e) {
            throw new IllegalStateException(e);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
