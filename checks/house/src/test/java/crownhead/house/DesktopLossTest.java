package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One of two who play over the network is killed, as by a power cut. */
class DesktopLossTest {
    @TempDir Path folder;

    private DesktopPair pair;

    @BeforeEach
    void theyPlay() throws Exception {
        pair = DesktopPair.open(folder);
        pair.begin();
        pair.playOneTurnEach();
    }

    @AfterEach
    void close() {
        pair.close();
    }

    @Test
    @Tag("GA-7h")
    @Tag("DE-5e")
    void withoutTheMasterTheGameIsUnfinished() throws Exception {
        Desktop ben = pair.remote();
        pair.master().kill();
        ben.await("overlay title", "The connection to the server is lost");
        ben.await("overlay lines", "the game is unfinished and has no winner");
        ben.click("answer Enter");
        ben.await("message", "The connection to the server is lost");
        assertThat(ben.shut()).isZero();
    }

    @Test
    @Tag("DE-5e")
    void withoutTheRemoteTheMasterHasWonAndMayWaitForAnother() throws Exception {
        Desktop ann = pair.master();
        pair.remote().kill();
        ann.await("overlay title", "has disconnected");
        ann.await("overlay lines", "is the winner!");
        ann.closeTheEnd();
        ann.click("answer n");
        ann.click("start");
        ann.await("invitation", "port " + pair.port());
        assertThat(ann.shut()).isZero();
    }
}
