package crownhead.house;

import crownhead.clients.desktop.Display;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Somebody at a computer of their own: a screen, and on it the window of a program of its own. */
final class Desktop implements AutoCloseable {
    private final Display screen;
    private final Process program;
    private final BufferedReader answers;
    private final PrintStream orders;

    private Desktop(Display screen, Process program) {
        this.screen = screen;
        this.program = program;
        answers = program.inputReader(StandardCharsets.UTF_8);
        orders = new PrintStream(program.getOutputStream(), true, StandardCharsets.UTF_8);
    }

    /** Opens the window as the launcher does; {@code folder} is where it remembers. */
    static Desktop open(Path folder, String name) throws IOException {
        Display screen = Display.open();
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        DesktopHands.class.getName(),
                        "desktop",
                        "--memory",
                        folder.resolve(name).toString());
        builder.environment().clear();
        builder.environment().putAll(Launcher.environment());
        builder.environment().put("DISPLAY", screen.name());
        Desktop desktop =
                new Desktop(screen, builder.redirectError(ProcessBuilder.Redirect.INHERIT).start());
        desktop.see("set-up");
        desktop.fill("name", name);
        return desktop;
    }

    /** Waits for a player, as the master. */
    void host(int port) {
        click("mode host");
        fill("port", Integer.toString(port));
        click("start");
        await("invitation", "port " + port);
    }

    /** Asks to play, as the remote. */
    void ask(int port) {
        click("mode join");
        fill("address", "127.0.0.1");
        fill("port", Integer.toString(port));
        click("start");
    }

    /** Points at a piece and the squares it goes to, and sees the move written down. */
    void play(int from, int to) {
        point(from);
        point(to);
        awaitMove(from, to);
    }

    void awaitMove(int from, int to) {
        await("moves", from + "-" + to);
    }

    /** Whether this player moves next, as soon as both have their sides. */
    boolean isToMove() {
        await("below name", "(");
        return text("below turn").equals("to move");
    }

    boolean isRed() {
        await("below name", "(");
        return text("below name").endsWith("(Red)");
    }

    /** Has read how a game ended. */
    void closeTheEnd() {
        click("answer Enter");
    }

    void resign() {
        click("press r");
        await("overlay title", "Resign?");
        click("answer y");
        await("overlay title", "is the winner!");
    }

    void point(int square) {
        order("point", Integer.toString(square));
    }

    void see(String name) {
        order("see", name);
    }

    void click(String name) {
        order("click", name);
    }

    void fill(String name, String text) {
        order("fill", name, text);
    }

    void await(String name, String part) {
        order("await", name, part);
    }

    String text(String name) {
        return order("text", name);
    }

    String spoken(int square) {
        return order("spoken", Integer.toString(square));
    }

    /** Everything that is to be seen, by name. */
    List<String> names() {
        return order("names", "all").lines().toList();
    }

    private String order(String... words) {
        orders.println(String.join(DesktopHands.BETWEEN, words));
        try {
            String answer = answers.readLine();
            if (answer == null || answer.startsWith(DesktopHands.FAILED)) {
                throw new AssertionError(String.join(" ", words) + ": " + answer);
            }
            return answer.replace(DesktopHands.BETWEEN, "\n");
        } catch (IOException e) {
            throw new AssertionError("The program is gone", e);
        }
    }

    /** Stands still, and neither reads nor writes. */
    void freeze() throws Exception {
        signal("STOP");
    }

    void thaw() throws Exception {
        signal("CONT");
    }

    private void signal(String name) throws Exception {
        new ProcessBuilder("kill", "-" + name, Long.toString(program.pid())).start().waitFor();
    }

    /** As a power cut ends it. */
    void kill() throws Exception {
        program.destroyForcibly().waitFor();
    }

    /** Closes the window by its frame; answers how the program ended. */
    int shut() throws Exception {
        order("close", "crownhead");
        if (!program.waitFor(30, TimeUnit.SECONDS)) {
            throw new AssertionError("The window is closed, and the program does not end");
        }
        return program.exitValue();
    }

    @Override
    public void close() {
        program.destroyForcibly().onExit().join();
        screen.close();
    }
}
