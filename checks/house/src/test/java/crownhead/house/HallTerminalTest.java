package crownhead.house;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people in real terminals find each other in the hall of a real server. */
class HallTerminalTest {
    @TempDir private Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Test
    @Tag("LO-1e")
    @Tag("ID-1c")
    void hostAndJoinAGameAndGoOnAfterTheServerWasKilled() throws Exception {
        Path data = folder.resolve("data");
        int port = FreePorts.first();
        ServerProcess server = ServerProcess.openAt(port, data);
        String address = server.address().toString();
        try (Tmux ann = join(address, "Ann");
                Tmux ben = join(address, "Ben")) {
            ann.await("Ann (guest) in the hall", "Ben");
            ben.await("Ben (guest) in the hall", "Ann");
            ann.press("h");
            ann.await("Host a game");
            ann.press("Enter");
            ann.await("The game waits for a second player", "Game id:");
            ben.await("Waiting for a player (1)");
            ben.press("Up");
            ben.await("▸ Ann  random side");
            ben.press("Enter");
            ben.await("Ann", "Ben", "r resign");
            ann.await("r resign");
            server.kill();
            ann.await("trying to come back");
            try (ServerProcess _ = ServerProcess.openAt(port, data)) {
                ann.await(screen -> !screen.contains("trying to come back"));
                ben.await(screen -> !screen.contains("trying to come back"));
                Tmux mover = ann.screen().contains("It is your move") ? ann : ben;
                mover.await("It is your move");
                mover.press("Right", "Enter", "Enter");
                ann.await(" 1. ");
                ben.await(" 1. ");
            }
        }
    }

    private Tmux join(String address, String name) throws Exception {
        Map<String, String> environment = new HashMap<>(Launcher.environment());
        environment.put("TERM", "xterm-256color");
        environment.put("LC_ALL", "C.UTF-8");
        return Tmux.run(
                100,
                30,
                environment,
                "'" + Launcher.SCRIPT + "' join " + address + " --name " + name);
    }
}
