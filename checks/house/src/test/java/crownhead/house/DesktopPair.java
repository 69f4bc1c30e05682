package crownhead.house;

import java.io.IOException;
import java.nio.file.Path;

/** Two desktop clients, each a program with a window and a screen of its own. */
final class DesktopPair implements AutoCloseable {
    private final Desktop master;
    private final Desktop remote;
    private final int port;

    private DesktopPair(Desktop master, Desktop remote, int port) {
        this.master = master;
        this.remote = remote;
        this.port = port;
    }

    /** Ann and Ben, who have not said yet what they want to play. */
    static DesktopPair open(Path folder) throws IOException {
        return new DesktopPair(
                Desktop.open(folder, "Ann"), Desktop.open(folder, "Ben"), FreePorts.first());
    }

    Desktop master() {
        return master;
    }

    Desktop remote() {
        return remote;
    }

    int port() {
        return port;
    }

    void begin() {
        master.host(port);
        remote.ask(port);
        master.click("admit");
        master.see("board");
        remote.see("board");
    }

    Desktop red() {
        return master.isRed() ? master : remote;
    }

    Desktop white() {
        return master.isRed() ? remote : master;
    }

    /** From then on whoever goes away has lost. */
    void playOneTurnEach() {
        Desktop red = red();
        Desktop white = white();
        red.play(11, 15);
        white.awaitMove(11, 15);
        white.play(22, 18);
        red.awaitMove(22, 18);
    }

    /** Both have read how the game ended, and do not want another. */
    void goBackToSetUp() {
        remote.closeTheEnd();
        remote.click("answer n");
        remote.see("set-up");
        master.closeTheEnd();
        master.click("answer n");
        master.see("set-up");
    }

    @Override
    public void close() {
        master.close();
        remote.close();
    }
}
