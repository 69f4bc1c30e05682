package crownhead.house;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two windows in the hall of a real server. */
class DesktopHallTest {
    @TempDir Path folder;

    @BeforeAll
    static void buildWhatIsMissing() throws Exception {
        Launcher.buildWhatIsMissing();
    }

    @Test
    @Tag("ID-1c")
    void nameThemselvesAndPlayAGameThatOneOfThemHosts() throws Exception {
        try (ServerProcess server = ServerProcess.open(folder.resolve("data"));
                Desktop ann = Desktop.open(folder, "Ann");
                Desktop ben = Desktop.open(folder, "Ben")) {
            enter(ann, server);
            enter(ben, server);
            ann.click("press h");
            ann.await("form", "Host a game");
            ann.click("press Enter");
            ben.await("line 0", "random side");
            ben.click("line 0");
            ben.click("press Enter");
            ann.see("board");
            ben.see("board");
            Desktop first = ann.isToMove() ? ann : ben;
            Desktop second = ann.isToMove() ? ben : ann;
            first.play(11, 15);
            second.awaitMove(11, 15);
            second.play(22, 18);
            first.awaitMove(22, 18);
            first.resign();
            second.await("overlay lines", "resigned.");
        }
    }

    private static void enter(Desktop visitor, ServerProcess server) throws Exception {
        visitor.click("mode house");
        visitor.fill("link", server.address().toString());
        visitor.click("start");
        visitor.await("hall title", "(guest) in the hall");
    }
}
