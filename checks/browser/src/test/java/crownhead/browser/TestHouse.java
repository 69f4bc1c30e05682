package crownhead.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A real house with a disk, at the end of a cable. */
final class TestHouse implements AutoCloseable {
    /** Opens a house on its data; the address is how people reach it. */
    interface Opening {
        OpenHouse open(Path data, URI address);
    }

    /** A house that is open, in this program or in one of its own. */
    interface OpenHouse extends AutoCloseable {
        int port();

        @Override
        void close();
    }

    private final Cable cable = Cable.laid();
    private final Path data = folder();
    private final Opening opening;
    private OpenHouse house;

    private TestHouse(Opening opening) {
        this.opening = opening;
        this.house = opened();
    }

    /** One for all tests that leave it as it is, whoever else is there. */
    static TestHouse shared() {
        return Shared.HOUSE;
    }

    private static final class Shared {
        static final TestHouse HOUSE = open();

        static {
            Runtime.getRuntime().addShutdownHook(new Thread(HOUSE::close));
        }
    }

    static TestHouse open() {
        return new TestHouse(HouseHere::open);
    }

    /** In a program of its own, which is not asked when it is stopped, but killed. */
    static TestHouse openToBeKilled() {
        return new TestHouse(HouseProgram::open);
    }

    Cable cable() {
        return cable;
    }

    String address(String path) {
        return "http://localhost:" + cable.port() + path;
    }

    void stop() {
        house.close();
    }

    void startAgain() {
        house = opened();
    }

    @Override
    public void close() {
        cable.close();
        house.close();
        try (Stream<Path> files = Files.walk(data)) {
            files.sorted(Comparator.reverseOrder()).forEach(TestHouse::delete);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private OpenHouse opened() {
        OpenHouse open = opening.open(data, URI.create(address("")));
        cable.leadTo(open.port());
        return open;
    }

    private static Path folder() {
        try {
            return Files.createTempDirectory("crownhead-browser");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
