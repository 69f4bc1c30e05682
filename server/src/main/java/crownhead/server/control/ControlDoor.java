package crownhead.server.control;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/**
 * Hears what the operator asks, one request a connection: words that are separated by tabs, in one
 * line. The answer is a line that says whether it was done, and then what there is to say.
 */
public final class ControlDoor implements AutoCloseable {
    static final String DONE = "done";
    static final String NOT_DONE = "not done";

    private static final String FILE = "control.sock";
    private static final int LONGEST = 4096;

    /** Does what the operator asks. */
    public interface Duty {
        Outcome carryOut(List<String> words);
    }

    /** What came of it, for people. */
    public record Outcome(boolean isDone, List<String> lines) {
        public Outcome {
            lines = List.copyOf(lines);
        }

        public static Outcome done(String... lines) {
            return new Outcome(true, List.of(lines));
        }

        public static Outcome notDone(String why) {
            return new Outcome(false, List.of(why));
        }
    }

    private final Path path;
    private final ServerSocketChannel listening;
    private final Duty duty;

    private ControlDoor(Path path, ServerSocketChannel listening, Duty duty) {
        this.path = path;
        this.listening = listening;
        this.duty = duty;
    }

    static Path in(Path folder) {
        return folder.resolve(FILE);
    }

    /** Whoever has the folder to themselves may open it; an old socket there is of no one. */
    public static ControlDoor open(Path folder, Duty duty) throws IOException {
        Path path = in(folder);
        Files.deleteIfExists(path);
        ServerSocketChannel listening = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            listening.bind(UnixDomainSocketAddress.of(path));
            restrict(path);
        } catch (IOException e) {
            listening.close();
            throw e;
        }
        ControlDoor door = new ControlDoor(path, listening, duty);
        Thread.ofVirtual().name("control").start(door::listen);
        return door;
    }

    private static void restrict(Path path) throws IOException {
        try {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
        } catch (UnsupportedOperationException _) {
            // Windows has no such permissions; the folder's own apply.
        }
    }

    private void listen() {
        while (listening.isOpen()) {
            try {
                SocketChannel channel = listening.accept();
                Thread.ofVirtual().name("operator").start(() -> serve(channel));
            } catch (IOException _) {
                // The door is closed, or the caller is gone.
            }
        }
    }

    private void serve(SocketChannel channel) {
        try (channel) {
            byte[] asked = Channels.newInputStream(channel).readNBytes(LONGEST);
            String line = new String(asked, StandardCharsets.UTF_8).stripTrailing();
            Outcome outcome = duty.carryOut(List.of(line.split("\t", -1)));
            Channels.newOutputStream(channel)
                    .write(written(outcome).getBytes(StandardCharsets.UTF_8));
        } catch (IOException _) {
            // The operator is gone, and may ask again.
        }
    }

    private static String written(Outcome outcome) {
        return (outcome.isDone() ? DONE : NOT_DONE)
                + "\n"
                + String.join("\n", outcome.lines())
                + "\n";
    }

    @Override
    public void close() {
        try {
            listening.close();
            Files.deleteIfExists(path);
        } catch (FileSystemException _) {
            // Somebody removed it before.
        } catch (IOException _) {
            // It is closed all the same.
        }
    }
}
