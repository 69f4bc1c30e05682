package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import crownhead.rules.Position;
import crownhead.rules.Ruling;
import crownhead.rules.Square;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a player sees and can do at the table. */
class GamePageTest {
    private final TestHouse house = TestHouse.shared();
    private final Pair pair = Pair.atATable(house);
    private final Visitor ann = pair.first();
    private final Visitor ben = pair.second();

    @AfterEach
    void close() {
        pair.close();
    }

    @Nested
    class TheBoard {
        @Test
        @Tag("WE-2a")
        @Tag("HE-1a")
        void marksOnlyThePiecesThatMayMoveAndWhereTo() {
            assertThat(movable(ann)).containsExactly("9", "10", "11", "12");
            assertThat(movable(ben)).isEmpty();
            ann.clicks(List.of(11));
            assertThat(ann.square(15)).hasAttribute("data-target", Pattern.compile(".*"));
            assertThat(ann.square(16)).hasAttribute("data-target", Pattern.compile(".*"));
            assertThat(ann.page().locator("[data-target]")).hasCount(2);
        }

        @Test
        @Tag("WE-2b")
        @Tag("WE-2c")
        void marksOnlyJumpersWhenAJumpIsForcedAndSaysSo() {
            pair.play(0, "11-15", "22-18");
            assertThat(movable(ann)).containsExactly("15");
            assertThat(ann.part("turn")).hasText("You must perform a jump");
            assertThat(ann.heard()).anyMatch(text -> text.contains("You must perform a jump"));
        }

        @Test
        @Tag("WE-3a")
        void hasOnesOwnPiecesBelowAndCanBeTurned() {
            assertThat(height(ann, 1)).isGreaterThan(height(ann, 32));
            assertThat(height(ben, 32)).isGreaterThan(height(ben, 1));
            ann.press("Turn the board");
            assertThat(height(ann, 32)).isGreaterThan(height(ann, 1));
        }

        @Test
        @Tag("WE-3b")
        @Tag("WE-3c")
        void showsTheLastMoveWhatWasTakenAndAllMoves() {
            pair.play(0, "11-15", "22-18", "15x22");
            assertThat(ben.square(22)).hasAttribute("aria-label", Pattern.compile(".*last move.*"));
            assertThat(ben.part("player-other")).containsText("1 piece lost");
            Locator moves = ben.part("moves").getByRole(AriaRole.BUTTON);
            assertThat(moves).hasCount(3);
            assertThat(moves.nth(2)).containsText("15x22");
            moves.first().click();
            ben.sees("You are looking at an earlier position.");
            assertThat(ben.board()).contains("15:first-man", "22:second-man");
            ben.press("Back to the game");
            assertThat(ben.board()).contains("22:first-man");
        }

        @Test
        @Tag("HE-1b")
        @Tag("BE-1b")
        @Tag("GA-3f")
        void explainsARefusalInTheWordsOfTheRules() {
            List<Square> path = List.of(Square.of(11), Square.of(20));
            Ruling ruling = Position.START.ruling(path);
            assertThat(ruling).isInstanceOf(Ruling.Refused.class);
            String sentence = ((Ruling.Refused) ruling).why().sentence();
            ann.drags(11, 20);
            assertThat(ann.part("refusal")).hasText(sentence);
            assertThat(ann.heard()).contains(sentence);
            assertThat(ann.square(11)).hasAttribute("data-piece", "first-man");
            ann.types("9-18");
            assertThat(ann.part("refusal")).containsText("18");
            ann.hasTurn();
        }

        @Test
        @Tag("BE-12a")
        void isAGridThatSaysWhatStandsWhereAndWhatItMayDo() {
            assertThat(ann.page().getByRole(AriaRole.GRID)).hasCount(1);
            assertThat(ann.page().getByRole(AriaRole.GRIDCELL)).hasCount(32);
            assertThat(ann.page().locator("[role=gridcell][tabindex='0']")).hasCount(1);
            assertThat(ann.square(11))
                    .hasAttribute("aria-label", "11, your man, may move to 15 or 16");
            assertThat(ann.square(22)).hasAttribute("aria-label", "22, white man");
            assertThat(ann.square(15)).hasAttribute("aria-label", Pattern.compile("15, empty.*"));
        }
    }

    @Nested
    class BesideTheBoard {
        @Test
        @Tag("WE-4a")
        @Tag("WE-4b")
        @Tag("WE-4c")
        void areNamesAtTheirSidesTheTurnTheClocksAndWhatHappens() {
            double mine = ann.part("player-you").boundingBox().y;
            double theirs = ann.part("player-other").boundingBox().y;
            assertThat(mine).isGreaterThan(theirs);
            assertThat(ann.part("player-you")).containsText("Ann");
            assertThat(ann.part("player-other")).containsText("Ben");
            assertThat(ann.part("player-you").getByRole(AriaRole.TIMER))
                    .containsText(Pattern.compile("10:00|9:\\d\\d"));
            assertThat(ben.part("turn")).containsText("is to move");
            pair.play(0, "11-15");
            assertThat(ben.part("info")).containsText("played 11-15.");
            assertThat(ben.part("player-you").getByRole(AriaRole.TIMER))
                    .containsText(Pattern.compile("9:\\d\\d"));
        }

        @Test
        void areTheCountersOfDraws() {
            assertThat(ann.part("repetition")).hasText("1 of 3");
            assertThat(ann.part("progress")).hasText("0 of 40");
        }

        @Test
        @Tag("BE-8a")
        void isTheLagThatTheHouseMeasured() {
            ann.isPinged();
            ben.isPinged();
            pair.play(0, "11-15", "22-18");
            assertThat(ann.part("moves")).containsText(Pattern.compile("\\d+ ms lag"));
            assertThat(ben.part("moves")).containsText(Pattern.compile("\\d+ ms lag"));
        }
    }

    @Nested
    class TheButtons {
        @Test
        @Tag("WE-6a")
        @Tag("GA-4b")
        void surrenderOnlyAfterAConfirmation() {
            ann.press("Surrender");
            ann.isSure("No, go on");
            ann.hasTurn();
            ann.press("Surrender").isSure("Surrender");
            assertThat(ann.part("end")).containsText("You lost");
            assertThat(ben.part("end")).containsText("You won!");
            assertThat(ben.part("end")).containsText("resigned.");
        }

        @Test
        @Tag("WE-6a")
        @Tag("GA-5c")
        @Tag("GA-5d")
        void offerADrawThatIsDeclinedAndLaterAccepted() {
            pair.play(0, "11-15", "22-18");
            ann.press("End Game in a Draw");
            assertThat(ann.button("Draw offered")).isDisabled();
            ben.press("No, play on");
            assertThat(ann.part("notice")).containsText("declined the draw");
            ben.press("End Game in a Draw");
            ann.press("Yes, a draw");
            assertThat(ann.part("end")).containsText("A draw");
            assertThat(ben.part("end")).containsText("Both players agreed.");
        }

        @Test
        @Tag("WE-6b")
        @Tag("GA-6g")
        void pauseWithAWindowThatCoversTheBoard() {
            ann.press("Pause 3 pauses left");
            for (Visitor visitor : List.of(ann, ben)) {
                assertThat(visitor.part("pause")).containsText("The game is paused");
                assertThat(visitor.part("pause")).containsText("It goes on by itself in");
                assertThat(visitor.page().getByRole(AriaRole.GRID)).hasCount(0);
            }
            assertThat(ben.button("Continue")).hasCount(0);
            ann.press("Continue");
            assertThat(ben.part("pause")).hasCount(0);
            assertThat(ann.button("Pause 2 pauses left")).isVisible();
        }

        @Test
        @Tag("GA-11c")
        void takeAMoveBackWhenTheOpponentAgrees() {
            pair.play(0, "11-15", "22-18");
            ben.press("Take back");
            ann.press("Yes, take it back");
            ben.hasTurn();
            assertThat(ben.part("moves").getByRole(AriaRole.BUTTON)).hasCount(1);
        }

        @Test
        @Tag("RU-10g")
        @Tag("BE-4a")
        @Tag("BE-4b")
        void claimADrawWithItsEvidenceInOneClick() {
            pair.post(0, ShortGame.WITH_A_CLAIM.moves());
            assertThat(ann.part("controls")).containsText("has stood 3 times");
            assertThat(ann.part("repetition")).hasText("3 of 3");
            assertThat(ann.part("progress")).containsText("of 40");
            ann.press("Claim the draw");
            assertThat(ben.part("end")).containsText("A draw");
            assertThat(ben.part("end")).containsText("The same position came up again and again.");
        }
    }

    private static List<String> movable(Visitor visitor) {
        return visitor.page().locator("[data-movable]").all().stream()
                .map(cell -> String.valueOf(cell.getAttribute("data-square")))
                .sorted((a, b) -> Integer.compare(Integer.parseInt(a), Integer.parseInt(b)))
                .toList();
    }

    private static double height(Visitor visitor, int square) {
        return visitor.square(square).boundingBox().y;
    }
}
