package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page that judges games and positions. */
class AnalysisTest {
    static final String THREE_KINGS_AGAINST_ONE = "B:WK4:BK14,K15,K18";

    /** In the third turn a piece is given away for nothing. */
    private static final String BLUNDER = "1. 9-14 23-19 2. 14-17 *";

    private final TestHouse house = TestHouse.shared();
    private final Visitor ann = Visitor.atADesk(house);

    @AfterEach
    void close() {
        ann.close();
    }

    @Nested
    class APosition {
        @Test
        @Tag("HE-2a")
        void thatIsPastedIsJudgedWithItsBestLines() {
            ann.visit("/analysis")
                    .page()
                    .getByLabel("Game or position")
                    .fill("W:W18,21,24,26:B3,5,9,12");
            ann.press("Analyse");
            assertThat(ann.part("lines").getByRole(AriaRole.LISTITEM)).hasCount(3);
            assertThat(ann.part("standing")).hasText(Pattern.compile(".*(Level|Red|White).*"));
        }

        @Test
        @Tag("HE-2a")
        void isSetUpByHand() {
            ann.visit("/analysis").choose("Red king");
            List.of(14, 15, 18).forEach(AnalysisTest.this::put);
            ann.choose("White king");
            put(4);
            ann.part("analyse-board").click();
            assertThat(ann.part("exact")).containsText("Red wins");
        }

        @Test
        @Tag("HE-2c")
        @Tag("BE-5b")
        void withFewPiecesHasAnExactVerdict() {
            ann.visit("/analysis#" + THREE_KINGS_AGAINST_ONE);
            assertThat(ann.part("exact")).containsText("Exact Red wins in");
            ann.visit("/analysis#W:WK19:BK25");
            assertThat(ann.part("exact")).containsText("Exact a draw");
        }

        @Test
        void isTriedOnTheBoard() {
            ann.visit("/analysis#" + THREE_KINGS_AGAINST_ONE).part("lines").waitFor();
            ann.part("lines").getByRole(AriaRole.BUTTON).first().click();
            assertThat(ann.part("moves").getByRole(AriaRole.BUTTON)).hasCount(1);
            ann.press("Back to the game");
            ann.sees("No move yet.");
        }

        @Test
        void thatCannotBeIsRefusedInWords() {
            ann.visit("/analysis").page().getByLabel("Game or position").fill("B:W40:B32");
            ann.press("Analyse");
            ann.sees("This is no position that can be played");
        }
    }

    @Nested
    class AGame {
        @Test
        @Tag("HE-2b")
        void hasItsMistakesMarkedWithWhatWasBetter() {
            ann.visit("/analysis").page().getByLabel("Game or position").fill(BLUNDER);
            ann.press("Analyse");
            assertThat(ann.part("mistakes")).containsText("2. 14-17");
            assertThat(ann.part("mistakes")).containsText("Better: ");
            assertThat(ann.part("moves").locator("[data-ply='3']"))
                    .hasText(Pattern.compile("14-17\\?+"));
            assertThat(ann.part("graph")).isVisible();
        }

        @Test
        @Tag("HE-2a")
        void thatIsOverIsAnalysedByItsLink() {
            try (Pair pair = Pair.atATable(house)) {
                pair.play(0, "11-15", "22-18");
                Pair.ask(pair.first(), "/games/" + pair.table() + "/resign", Map.of());
                ann.visit("/analysis/" + pair.table());
                assertThat(ann.part("moves").getByRole(AriaRole.BUTTON)).hasCount(2);
                assertThat(ann.part("graph")).isVisible();
            }
        }

        @Test
        void thatIsStillPlayedIsNot() {
            try (Pair pair = Pair.atATable(house)) {
                ann.visit("/analysis/" + pair.table());
                ann.sees("This game is still being played.");
            }
        }
    }

    private void put(int square) {
        ann.page().locator("[data-place='" + square + "']").click();
    }
}
