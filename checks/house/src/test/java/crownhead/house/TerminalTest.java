package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The terminal client in real terminals, with keys only. */
class TerminalTest {
    /** For a shell: the project's folder may have a space in its name. */
    private static final String COMMAND = "'" + Launcher.SCRIPT + "'";

    /** Gone from the screen, with the cursor to be seen. */
    private static final String AS_BEFORE = "0 1";

    @TempDir Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    /** A board of the usual size has fewer lines with pieces and squares in them. */
    private static boolean hasALargeBoard(String screen) {
        return screen.lines().filter(line -> line.contains("▀")).count() > 20;
    }

    @Nested
    class TwoAtOneKeyboard {
        @Test
        @Tag("TE-3b")
        @Tag("TE-3c")
        void playAnOpeningWithArrowsAndEnter() throws Exception {
            try (Tmux terminal = start(80, 24, "local --first player1 --ascii")) {
                terminal.await("It is your move");
                terminal.press("Right", "Enter", "Right", "Enter");
                terminal.await("Player White played 11-15", "1. ");
                terminal.press("Right", "Right", "Left", "Enter", "Enter");
                terminal.await("Player Red played 23-19");
                quit(terminal);
            }
        }

        @Test
        @Tag("TE-2b")
        @Tag("TE-2c")
        void mayChangeTheSizeOfTheTerminal() throws Exception {
            try (Tmux terminal = start(80, 24, "local")) {
                terminal.await("It is your move");
                terminal.resize(70, 20);
                terminal.await("Crownhead needs 80x24; this terminal has 70x20.");
                terminal.resize(150, 50);
                terminal.await(TerminalTest::hasALargeBoard);
                terminal.await("It is your move");
                terminal.resize(80, 24);
                terminal.await("It is your move", "q quit");
                quit(terminal);
            }
        }

        @Test
        @Tag("TE-6b")
        void getHelpAndAWarningBeforeTheyQuit() throws Exception {
            try (Tmux terminal = start(80, 24, "local")) {
                terminal.await("? help", "q quit");
                terminal.press("?");
                terminal.await("Men go diagonally forward");
                terminal.press("Enter");
                terminal.await(screen -> !screen.contains("Men go diagonally forward"));
                quit(terminal);
            }
        }

        @Test
        @Tag("OP-8e")
        void needLessThan256Megabytes() throws Exception {
            try (Tmux terminal = start(150, 50, "local")) {
                terminal.await("It is your move");
                playFirst(terminal);
                terminal.await("Player White played");
                for (int i = 0; i < 10; i++) {
                    terminal.press("-N", "50", "Right");
                    terminal.resize(79, 24);
                    terminal.await("this terminal has 79x24");
                    terminal.resize(150, 50);
                    terminal.await("Player White played");
                }
                assertThat(residentMegabytes()).isLessThan(256);
            }
        }

        private void quit(Tmux terminal) throws Exception {
            terminal.press("q");
            terminal.await("Quit?");
            terminal.press("y");
            terminal.await("exit 0, terminal as before");
            assertThat(terminal.state()).isEqualTo(AS_BEFORE);
        }
    }

    @Nested
    class ATerminalIsAsBefore {
        @ParameterizedTest
        @CsvSource({"TERM, 143", "HUP, 129"})
        void afterASignalThatEndsIt(String signal, int exit) throws Exception {
            try (Tmux terminal = start(80, 24, "local")) {
                terminal.await("It is your move");
                kill(signal);
                terminal.await("exit " + exit + ", terminal as before");
                assertThat(terminal.state()).isEqualTo(AS_BEFORE);
            }
        }

        @Test
        void afterControlC() throws Exception {
            try (Tmux terminal = start(80, 24, "local")) {
                terminal.await("It is your move");
                terminal.press("C-c");
                terminal.await("Quit?");
                terminal.press("C-c");
                terminal.await("exit 0, terminal as before");
                assertThat(terminal.state()).isEqualTo(AS_BEFORE);
            }
        }

        @Test
        void whileTheProgramIsStopped() throws Exception {
            try (Tmux terminal = Tmux.run(80, 24, environment(), "bash --norc --noprofile -i")) {
                terminal.press(COMMAND + " local", "Enter");
                terminal.await("It is your move");
                terminal.press("C-z");
                terminal.await("Stopped");
                assertThat(terminal.state()).isEqualTo(AS_BEFORE);
                terminal.press("fg", "Enter");
                terminal.await("It is your move", "q quit");
            }
        }
    }

    @Nested
    class Connecting {
        @Test
        @Tag("TE-1b")
        @Tag("TE-1c")
        @Tag("TE-1d")
        void isTriedAsOftenAsAskedForAndThenGivenUp() throws Exception {
            try (Tmux terminal =
                    start(
                            80,
                            24,
                            "join localhost:" + FreePorts.first() + " --attempts 3 --pause 1")) {
                terminal.await("Attempt 1 of 3 failed: ");
                terminal.await("No connection to localhost:", "exit 1, terminal as before");
            }
        }
    }

    @Test
    void whatIsNoTerminalIsRefused() throws Exception {
        for (String command : List.of("local", "play", "join localhost")) {
            Ran ran =
                    Ran.of(
                            new Ran.Setting(folder, Launcher.environment(), Path.of("/dev/null")),
                            List.of("sh", "-c", COMMAND + " " + command));
            assertThat(ran)
                    .isEqualTo(
                            new Ran(
                                    2,
                                    "",
                                    "This needs a terminal: its input and its output must not be"
                                            + " redirected.\n"));
        }
    }

    @Test
    void aTerminalThatCannotPlaceItsCursorIsRefused() throws Exception {
        try (Tmux terminal = run(80, 24, "TERM=dumb " + COMMAND + " local")) {
            terminal.await("(TERM=dumb) cannot place its cursor", "exit 2, terminal as before");
        }
    }

    @Test
    void aTableIsPlayedAndWatchedInThreeTerminals() throws Exception {
        int port = FreePorts.first();
        Ran.Running server =
                Ran.start(
                        new Ran.Setting(folder, Launcher.environment(), Path.of("/dev/null")),
                        List.of(
                                Launcher.SCRIPT.toString(),
                                "table",
                                "--base-port",
                                Integer.toString(port),
                                "--first",
                                "player1"));
        String join = "join localhost:" + port + " --attempts 60 --pause 1 --ascii --name ";
        try (Tmux ann = start(80, 24, join + "Ann")) {
            ann.await("Waiting for game");
            try (Tmux ben = start(80, 24, join + "Ben");
                    Tmux eve = start(150, 50, join + "Eve --watch")) {
                playAnOpening(ann, ben, eve);
            }
        } finally {
            server.process().destroy();
            server.end();
        }
    }

    /** Both play two turns by arrows and Enter; then all three see the same pieces. */
    private static void playAnOpening(Tmux ann, Tmux ben, Tmux eve) throws Exception {
        ann.await("Ann", "Ben", "It is your move");
        eve.await("Ann", "Ben");
        ann.press("Right", "Enter", "Right", "Enter");
        ben.await("Player White played 11-15", "It is your move");
        ben.press("Right", "Right", "Enter", "Enter");
        ann.await("Player Red played 23-18", "It is your move");
        playFirst(ann);
        ben.await(screen -> moves(screen).matches("1\\. \\S+ \\S+ 2\\. \\S+"));
        playFirst(ben);
        ann.await(screen -> moves(screen).matches("1\\. \\S+ \\S+ 2\\. \\S+ \\S+"));
        String wanted = moves(ann.await("2. "));
        assertThat(wanted).matches("1\\. \\S+ \\S+ 2\\. \\S+ \\S+");
        ben.await(screen -> moves(screen).equals(wanted));
        eve.await(screen -> moves(screen).equals(wanted));
    }

    /** The first piece that may move goes to the first square that it may go to. */
    private static void playFirst(Tmux terminal) throws Exception {
        terminal.press("Enter");
        terminal.press("Enter");
    }

    private static String moves(String screen) {
        Matcher matcher = Pattern.compile("\\b\\d\\. \\d+\\S+( \\d+[-x]\\S+)?").matcher(screen);
        StringBuilder moves = new StringBuilder();
        while (matcher.find()) {
            moves.append(moves.isEmpty() ? "" : " ").append(matcher.group());
        }
        return moves.toString();
    }

    /** Runs the command, then says how it ended and whether the terminal is as it was. */
    private Tmux start(int columns, int rows, String command) throws Exception {
        return run(columns, rows, COMMAND + " " + command);
    }

    private Tmux run(int columns, int rows, String command) throws Exception {
        Path script = Files.createTempFile(folder, "run", ".sh");
        Files.writeString(
                script,
                """
                before=$(stty -g)
                echo $$ > '%s'
                %s
                printf 'exit %%s' $?
                if [ "$(stty -g)" = "$before" ]; then printf ', terminal as before'; fi
                cat
                """
                        .formatted(folder.resolve("pid"), command));
        return Tmux.run(columns, rows, environment(), "bash '" + script + "'");
    }

    private static Map<String, String> environment() {
        Map<String, String> environment = Launcher.environment();
        environment.put("LC_ALL", "C.UTF-8");
        environment.put("TERM", "xterm-256color");
        return environment;
    }

    private ProcessHandle client() throws Exception {
        long shell = Long.parseLong(Files.readString(folder.resolve("pid")).strip());
        return ProcessHandle.of(shell).orElseThrow().children().findFirst().orElseThrow();
    }

    private void kill(String signal) throws Exception {
        new ProcessBuilder("kill", "-" + signal, Long.toString(client().pid())).start().waitFor();
    }

    private long residentMegabytes() throws Exception {
        String status = Files.readString(Path.of("/proc/" + client().pid() + "/status"));
        Matcher peak = Pattern.compile("VmHWM:\\s+(\\d+) kB").matcher(status);
        assertThat(peak.find()).isTrue();
        return Long.parseLong(peak.group(1)) / 1024;
    }
}
