package crownhead.house;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A window and a terminal at one table, whoever has opened it. */
class DesktopAndTerminalTest {
    @TempDir Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Test
    @Tag("DE-6a")
    @Tag("DE-6b")
    void aTerminalPlaysAtADesktopAndIsMissedWhenItIsKilled() throws Exception {
        int port = FreePorts.first();
        try (Desktop ann = Desktop.open(folder, "Ann")) {
            ann.host(port);
            try (Tmux ben = terminal(port)) {
                ann.await("asking", "Ben asks to play.");
                ben.await("The host is asked whether you may play.");
                ann.click("admit");
                playOneTurnEach(ann, ben);
            }
            ann.await("overlay title", "has disconnected");
            ann.await("overlay lines", "is the winner!");
        }
    }

    @Test
    @Tag("DE-6a")
    @Tag("DE-6b")
    void aDesktopPlaysAtATableWhereATerminalSits() throws Exception {
        int port = FreePorts.first();
        Ran.Running table =
                Ran.start(
                        new Ran.Setting(folder, Launcher.environment(), Path.of("/dev/null")),
                        List.of(
                                Launcher.SCRIPT.toString(),
                                "table",
                                "--base-port",
                                Integer.toString(port)));
        try (Tmux ben = terminal(port);
                Desktop ann = Desktop.open(folder, "Ann")) {
            ben.await("Waiting for game");
            ann.ask(port);
            playOneTurnEach(ann, ben);
            ann.click("press r");
            ann.click("answer y");
            ben.await("is the winner!", "resigned.");
        } finally {
            table.process().destroy();
            table.end();
        }
    }

    private static void playOneTurnEach(Desktop ann, Tmux ben) throws Exception {
        ann.see("board");
        if (ann.isToMove()) {
            ann.play(11, 15);
            ben.await("11-15");
            ben.press("22-18", "Enter");
            ann.awaitMove(22, 18);
        } else {
            ben.await("It is your move");
            ben.press("11-15", "Enter");
            ann.awaitMove(11, 15);
            ann.play(22, 18);
            ben.await("22-18");
        }
    }

    private static Tmux terminal(int port) throws Exception {
        Map<String, String> environment = Launcher.environment();
        environment.put("LC_ALL", "C.UTF-8");
        environment.put("TERM", "xterm-256color");
        return Tmux.run(
                80,
                24,
                environment,
                "'"
                        + Launcher.SCRIPT
                        + "' join localhost:"
                        + port
                        + " --attempts 60 --pause 1 --name Ben");
    }
}
