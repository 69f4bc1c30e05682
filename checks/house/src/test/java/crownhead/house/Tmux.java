package crownhead.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** A real terminal of a size of its own that runs one shell command, and that tests look at. */
final class Tmux implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration LOOK_AGAIN = Duration.ofMillis(50);

    private final Path folder;
    private final Map<String, String> environment;

    private Tmux(Path folder, Map<String, String> environment) {
        this.folder = folder;
        this.environment = environment;
    }

    static Tmux run(int columns, int rows, Map<String, String> environment, String command)
            throws Exception {
        Tmux terminal = new Tmux(Files.createTempDirectory("crownhead-tmux"), environment);
        terminal.tmux(
                List.of(
                        "-f",
                        "/dev/null",
                        "new-session",
                        "-d",
                        "-x",
                        Integer.toString(columns),
                        "-y",
                        Integer.toString(rows),
                        command));
        return terminal;
    }

    /** Presses keys, as tmux calls them: {@code Left}, {@code Enter}, {@code q}. */
    void press(String... keys) throws Exception {
        List<String> command = new ArrayList<>(List.of("send-keys"));
        command.addAll(List.of(keys));
        tmux(command);
    }

    void resize(int columns, int rows) throws Exception {
        tmux(
                List.of(
                        "resize-window",
                        "-x",
                        Integer.toString(columns),
                        "-y",
                        Integer.toString(rows)));
    }

    String screen() throws Exception {
        return tmux(List.of("capture-pane", "-p")).out();
    }

    /** Whether a program has the whole screen, and whether the cursor is hidden. */
    String state() throws Exception {
        return tmux(List.of("display-message", "-p", "#{alternate_on} #{cursor_flag}"))
                .out()
                .strip();
    }

    /** The screen as soon as it has all of this on it. */
    String await(String... texts) throws Exception {
        return await(screen -> List.of(texts).stream().allMatch(screen::contains));
    }

    String await(Predicate<String> condition) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        String screen = screen();
        while (!condition.test(screen)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("It did not come to be seen:\n" + screen);
            }
            // The other program has to have its turn; nothing tells when it had.
            Thread.sleep(LOOK_AGAIN);
            screen = screen();
        }
        return screen;
    }

    /** Ends the terminal and all that runs in it, and leaves nothing behind. */
    @Override
    public void close() {
        try {
            new ProcessBuilder(command(List.of("kill-server"))).start().onExit().join();
            Files.deleteIfExists(socket());
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Ran tmux(List<String> args) throws Exception {
        return Ran.of(new Ran.Setting(folder, environment, Path.of("/dev/null")), command(args));
    }

    private List<String> command(List<String> args) {
        List<String> command = new ArrayList<>(List.of("tmux", "-S", socket().toString()));
        command.addAll(args);
        return command;
    }

    private Path socket() {
        return folder.resolve("socket");
    }
}
