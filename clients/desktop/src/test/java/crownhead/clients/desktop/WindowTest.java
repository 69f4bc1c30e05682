package crownhead.clients.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Move;
import crownhead.rules.Square;
import crownhead.rules.notation.PdnEntry;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real window on a screen, with mouse and keys. */
class WindowTest {
    @TempDir Path folder;

    @Nested
    class SetUp {
        @Test
        @Tag("DE-1a")
        @Tag("DE-1b")
        @Tag("DE-1c")
        void asksHowToPlayAndSaysWhatIsWrongWhileItIsTyped() {
            try (Sitting sitting = Sitting.at(folder)) {
                Hands hands = sitting.hands();
                hands.click("mode join");
                hands.awaitSeen("address");
                hands.click("mode host");
                hands.awaitSeen("port");
                hands.click("mode here");
                hands.click("timed");
                assertThat(hands.text("limit")).isEqualTo("5:00");
                assertThat(hands.text("warning")).isEqualTo("1:00");
                hands.fill("limit", "0:09");
                hands.awaitText("limit complaint", "From 0:10 to 5:00.");
                hands.fill("other", "Player 1");
                hands.awaitText("other complaint", "The two players need different names.");
                assertThat(isEnabled("start")).isFalse();
                hands.fill("limit", "0:10");
                hands.fill("other", "Ben");
                Hands.await(() -> isEnabled("start"));
            }
        }

        @Test
        @Tag("CL-1g")
        @Tag("DE-1d")
        void isUntimedUnlessSomebodyWantsItOtherwise() {
            try (Sitting sitting = Sitting.playing(folder)) {
                assertThat(sitting.hands().text("below clock")).isEmpty();
                assertThat(sitting.hands().text("above clock")).isEmpty();
            }
        }

        @Test
        void remembersWhatWasFilledInTheLastTime() {
            try (Sitting sitting = Sitting.at(folder)) {
                sitting.hands().fill("name", "ann");
                sitting.hands().click("start");
                sitting.hands().awaitSeen("board");
                Hands.await(() -> Files.exists(folder.resolve("memory")));
            }
            try (Sitting sitting = Sitting.at(folder)) {
                assertThat(sitting.hands().text("name")).isEqualTo("ann");
            }
        }

        @Test
        void saysWhyAGameCannotBeHosted() {
            try (Sitting sitting = Sitting.at(folder)) {
                sitting.hands().click("mode host");
                sitting.hands().click("start");
                sitting.hands().awaitText("message", "Port 9000 is taken.");
            }
        }

        @Test
        void saysThatAGameEndedByAMistakeOfTheProgram() {
            try (Sitting sitting = Sitting.playing(folder)) {
                sitting.stopTheClock();
                sitting.hands().awaitText("message", "Crownhead has made a mistake");
            }
        }

        private boolean isEnabled(String name) {
            return Hands.find(name)
                    .filter(AbstractButton.class::isInstance)
                    .filter(button -> button.isEnabled())
                    .isPresent();
        }
    }

    @Nested
    class TwoAtOneWindow {
        @Test
        @Tag("DE-2a")
        @Tag("DE-4a")
        @Tag("DE-5d")
        void playAWholeGameByMouseAndGoBackToTheSetUp() {
            List<Move> moves = ShortGame.moves();
            try (Sitting sitting = Sitting.playing(folder)) {
                Hands hands = sitting.hands();
                int turn = 0;
                for (Move move : moves) {
                    turn++;
                    hands.play(move.path().stream().mapToInt(Square::number).toArray());
                    String last = text(move);
                    String number = ((turn + 1) / 2) + ". ";
                    hands.awaitText("moves", number);
                    hands.awaitText("moves", last);
                }
                hands.awaitText("overlay title", "is the winner!");
                assertThat(hands.text("overlay lines")).contains("average", "captures");
                hands.click("answer Enter");
                hands.awaitText("overlay title", "Another game?");
                hands.click("answer n");
                hands.awaitSeen("set-up");
            }
        }

        private static String text(Move move) {
            return String.join(
                    move.isJump() ? "x" : "-", move.path().stream().map(Square::toString).toList());
        }

        @Test
        @Tag("DE-4c")
        @Tag("BE-1a")
        void areToldWhyAMoveIsInvalidAndTheBoardIsAsItWas() {
            try (Sitting sitting = Sitting.playing(folder)) {
                Hands hands = sitting.hands();
                hands.play(11, 18);
                hands.awaitText("notice", "18");
                assertThat(hands.spoken(11)).startsWith("11, red man");
                assertThat(hands.spoken(18)).startsWith("18, empty");
                assertThat(hands.text("moves")).isEmpty();
                hands.play(15);
                hands.awaitText("moves", "1. 11-15");
            }
        }

        @Test
        @Tag("DE-4d")
        void seeTheirNamesAtTheirSidesAndWhoIsToMove() {
            try (Sitting sitting = Sitting.playing(folder)) {
                Hands hands = sitting.hands();
                hands.awaitText("below name", "(Red)");
                hands.awaitText("above name", "(White)");
                hands.awaitText("below turn", "to move");
                hands.play(11, 15);
                hands.awaitText("above turn", "to move");
                assertThat(hands.text("below turn")).isEmpty();
                hands.awaitText("notice", "11-15");
            }
        }

        @Test
        void mayDragAndTypeAndUseArrows() {
            try (Sitting sitting = Sitting.playing(folder)) {
                Hands hands = sitting.hands();
                hands.drag(11, 15);
                hands.awaitText("moves", "1. 11-15");
                hands.type("23-19");
                hands.press(KeyEvent.VK_ENTER);
                hands.awaitText("moves", "1. 11-15 23-19");
                hands.press(KeyEvent.VK_RIGHT);
                hands.press(KeyEvent.VK_ENTER);
                hands.press(KeyEvent.VK_ENTER);
                hands.awaitText("moves", "2. ");
            }
        }

        @Test
        @Tag("DE-5a")
        @Tag("DE-5b")
        void refuseADrawAndAgreeOnOneAndMayThinkAgainBeforeTheyResign() {
            try (Sitting sitting = Sitting.playing(folder)) {
                Hands hands = sitting.hands();
                hands.click("press d");
                hands.awaitText("overlay title", "Player Red offers a draw");
                hands.click("answer n");
                hands.awaitGone("overlay title");
                hands.awaitText("below turn", "to move");
                hands.click("press r");
                hands.awaitText("overlay title", "Resign?");
                hands.click("answer n");
                hands.awaitGone("overlay title");
                hands.play(11, 15);
                hands.awaitText("above turn", "to move");
                hands.click("press d");
                hands.awaitText("overlay title", "Player White offers a draw");
                hands.click("answer y");
                hands.awaitText("overlay title", "A Draw has been reached");
                hands.click("answer Enter");
                hands.awaitText("overlay title", "Another game?");
                hands.click("answer y");
                hands.awaitText("notice", "It is your move");
                hands.click("press r");
                hands.awaitText("overlay title", "Resign?");
                hands.click("answer y");
                hands.awaitText("overlay title", "is the winner!");
                assertThat(hands.text("overlay lines")).contains("resigned");
            }
        }

        @Test
        @Tag("DE-5c")
        void areWarnedWithASoundAndThenForfeit() {
            try (Sitting sitting = Sitting.at(folder)) {
                Hands hands = sitting.hands();
                hands.click("timed");
                hands.fill("limit", "1:30");
                hands.fill("warning", "0:20");
                hands.click("start");
                hands.awaitText("below clock", "1:");
                sitting.pass(Duration.ofSeconds(91));
                hands.awaitText("below remark", "last warning");
                hands.awaitText("below clock", "0:1");
                Hands.await(() -> sitting.rings() > 0);
                sitting.pass(Duration.ofSeconds(20));
                hands.awaitText("overlay title", "The game has no result");
                hands.click("answer Enter");
                hands.click("answer y");
                playOneTurnEach(hands);
                sitting.pass(Duration.ofSeconds(111));
                hands.awaitText("overlay title", "Player White is the winner!");
                assertThat(hands.text("overlay lines")).contains("ran out of time");
            }
        }

        @Test
        @Tag("BE-4a")
        @Tag("BE-4b")
        void seeTheDrawCountersAndClaimADrawWithItsEvidence() {
            try (Sitting sitting = Sitting.playing(folder)) {
                Hands hands = sitting.hands();
                typeAll(hands, ShortGame.WITH_A_CLAIM);
                hands.awaitText("status", "Position stood 3 of 3 times");
                hands.awaitText("status", "4 of 40 moves without progress");
                assertThat(hands.text("press d")).isEqualTo("Claim draw");
                hands.click("press d");
                hands.awaitText("overlay lines", "has stood 3 times");
                hands.click("answer y");
                hands.awaitText("overlay title", "A Draw has been reached");
            }
        }

        private static void typeAll(Hands hands, List<String> moves) {
            String line = "";
            for (int i = 0; i < moves.size(); i++) {
                hands.type(moves.get(i));
                hands.press(KeyEvent.VK_ENTER);
                line = i % 2 == 0 ? (i / 2 + 1) + ". " : line + " ";
                line += moves.get(i);
                hands.awaitText("moves", line);
            }
        }

        private void playOneTurnEach(Hands hands) {
            hands.awaitText("notice", "It is your move");
            hands.play(11, 15);
            hands.awaitText("moves", "11-15");
            hands.play(23, 19);
            hands.awaitText("moves", "23-19");
        }

        @Test
        void copySaveAndReplayTheirGame() throws Exception {
            try (Sitting sitting = Sitting.playing(folder)) {
                Hands hands = sitting.hands();
                hands.play(11, 15);
                hands.awaitText("moves", "11-15");
                hands.shortcut(KeyEvent.VK_P);
                Hands.await(() -> clipboard().startsWith("W:W"));
                hands.shortcut(KeyEvent.VK_S);
                Path saved = folder.resolve("game.pdn");
                Hands.await(() -> Files.exists(saved));
                Hands.await(() -> readable(saved) == 1);
                hands.shortcut(KeyEvent.VK_C);
                Hands.await(() -> clipboard().contains("1. 11-15"));
                hands.shortcut(KeyEvent.VK_O);
                hands.awaitText("replay moves", "1. 11-15");
                hands.click("last");
                hands.awaitText("result", "Result: *");
            }
        }

        private static long readable(Path saved) {
            try {
                return Records.read(saved).stream().filter(PdnEntry.Read.class::isInstance).count();
            } catch (java.io.IOException e) {
                return 0;
            }
        }

        private static String clipboard() {
            try {
                return String.valueOf(
                        Toolkit.getDefaultToolkit()
                                .getSystemClipboard()
                                .getData(DataFlavor.stringFlavor));
            } catch (java.io.IOException
                    | java.awt.datatransfer.UnsupportedFlavorException
                    | IllegalStateException e) {
                return "";
            }
        }

        @Test
        void areAskedBeforeTheWindowClosesOnTheirGame() {
            try (Sitting sitting = Sitting.playing(folder)) {
                sitting.closeWindow();
                sitting.hands().awaitText("overlay title", "Quit?");
                sitting.hands().click("answer n");
                sitting.hands().awaitGone("overlay title");
                assertThat(sitting.isOpen()).isTrue();
                sitting.closeWindow();
                sitting.hands().awaitText("overlay title", "Quit?");
                sitting.hands().click("answer y");
                Hands.await(() -> !sitting.isOpen());
            }
        }
    }

    @Test
    void aScreenReaderKnowsEverySquare() {
        try (Sitting sitting = Sitting.playing(folder)) {
            for (int square = 1; square <= 32; square++) {
                String wanted =
                        square <= 12 ? ", red man" : square >= 21 ? ", white man" : ", empty";
                assertThat(sitting.hands().spoken(square)).startsWith(square + wanted);
            }
            assertThat(sitting.hands().spoken(11)).endsWith("may be chosen");
        }
    }
}
