package crownhead.house;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Illegal;
import crownhead.rules.Move;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.Square;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ann is the master and Ben the remote, game after game, and each goes back to the set-up. */
class DesktopTest {
    @TempDir static Path folder;

    private static DesktopPair pair;
    private static Desktop ann;
    private static Desktop ben;

    @BeforeAll
    static void openBothWindows() throws Exception {
        pair = DesktopPair.open(folder);
        ann = pair.master();
        ben = pair.remote();
    }

    @AfterAll
    static void close() {
        pair.close();
    }

    @Test
    @Tag("DE-3a")
    @Tag("DE-3b")
    @Tag("DE-3c")
    void theMasterWaitsAndTheRemoteAsksAndPlaysWhenTheMasterSaysYes() {
        ann.host(pair.port());
        ben.ask(pair.port());
        ann.await("asking", "Ben asks to play.");
        ben.await("details", "The host is asked whether you may play.");
        ann.click("refuse");
        ben.await("overlay title", "The host does not want to play with you now.");
        ben.click("answer Enter");
        ben.await("message", "The host does not want to play with you now.");
        ben.click("start");
        ann.click("admit");
        pair.playOneTurnEach();
        assertThat(ann.isRed()).isNotEqualTo(ben.isRed());
        ann.click("leave");
        ann.click("answer y");
        ann.see("set-up");
        ben.await("overlay title", "has disconnected");
        ben.await("overlay lines", "is the winner!");
        ben.click("answer Enter");
        ben.await("overlay title", "The connection to the server is lost");
        ben.click("answer Enter");
        ben.see("set-up");
    }

    @Test
    @Tag("DE-3d")
    @Tag("DE-3e")
    @Tag("BE-1d")
    void bothLookAndWorkAlikeAndEachChecksItsOwnMoves() throws Exception {
        pair.begin();
        Desktop red = pair.red();
        Desktop white = pair.white();
        assertThat(ann.names()).isEqualTo(ben.names()).contains("board", "press d", "press r");
        refuseAlone(red, white, path(11, 18), Position.START);
        red.play(11, 15);
        white.awaitMove(11, 15);
        refuseAlone(white, red, path(22, 15), after(Position.START, path(11, 15)));
        white.play(22, 18);
        red.awaitMove(22, 18);
        for (int square = 1; square <= 32; square++) {
            assertThat(plain(red.spoken(square))).isEqualTo(plain(white.spoken(square)));
        }
        white.resign();
        pair.goBackToSetUp();
    }

    /** The other program stands still, so nobody else can have said no. */
    private static void refuseAlone(
            Desktop mover, Desktop other, List<Square> path, Position position) throws Exception {
        int from = path.getFirst().number();
        String piece = mover.spoken(from);
        other.freeze();
        mover.point(from);
        mover.point(path.getLast().number());
        mover.await("notice", why(position, path));
        assertThat(plain(mover.spoken(from))).isEqualTo(plain(piece));
        other.thaw();
    }

    /** What may be chosen, and what is, concerns only who is to move. */
    private static String plain(String spoken) {
        return spoken.replace(", may be chosen", "").replace(", chosen", "");
    }

    private static String why(Position position, List<Square> path) {
        return position.ruling(path) instanceof Ruling.Refused(Illegal why)
                ? why.sentence()
                : "Nothing is wrong with " + path;
    }

    private static Position after(Position position, List<Square> path) {
        return position.ruling(path) instanceof Ruling.Legal(Move move)
                ? position.after(move)
                : position;
    }

    private static List<Square> path(int from, int to) {
        return List.of(Square.of(from), Square.of(to));
    }

    @Test
    void aDrawMayBeRefusedAndAgreedOnAndAnotherGameResigned() {
        pair.begin();
        Desktop red = pair.red();
        Desktop white = pair.white();
        red.click("press d");
        white.await("overlay title", "Player Red offers a draw");
        white.click("answer n");
        red.await("notice", "declined");
        red.play(11, 15);
        white.awaitMove(11, 15);
        white.click("press d");
        red.await("overlay title", "Player White offers a draw");
        red.click("answer y");
        white.await("overlay title", "A Draw has been reached");
        for (Desktop player : List.of(red, white)) {
            player.closeTheEnd();
            player.await("overlay title", "Another game?");
            player.click("answer y");
        }
        white.await("below name", "(Red)");
        white.resign();
        red.await("overlay title", "Player White is the winner!");
        white.await("overlay lines", "Player Red resigned.");
        pair.goBackToSetUp();
    }

    @Test
    void whoIsTooSlowIsWarnedAndForfeits() {
        ann.click("mode host");
        ann.click("timed");
        ann.fill("limit", "0:10");
        ann.fill("warning", "0:10");
        pair.begin();
        pair.playOneTurnEach();
        pair.red().await("below remark", "last warning");
        pair.white().await("above remark", "last warning");
        pair.white().await("overlay title", "Player White is the winner!");
        pair.red().await("overlay lines", "Player Red ran out of time.");
        pair.goBackToSetUp();
        ann.click("timed");
    }
}
