package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import crownhead.rules.Move;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games at one screen, when there has been a house once. */
class OfflineTest {

    private final TestHouse house = TestHouse.open();
    private final Visitor ann = Visitor.whoMayGoOffline(house);

    @AfterEach
    void close() {
        ann.close();
        house.close();
    }

    @Test
    @Tag("WE-8a")
    @Tag("WE-8b")
    @Tag("WE-8c")
    void aWholeTimedGameIsPlayedAfterAColdReloadWithoutTheNetwork() {
        visitOnce();
        house.cable().cut();
        ann.visit("/local");
        ann.part("one").fill("Ann");
        ann.part("other").fill("Ben");
        ann.choose("Time for the game");
        ann.press("Start the game");
        for (Move move : ShortGame.WON.moves()) {
            assertThat(ann.page().locator("[data-square='" + move.from().number() + "']"))
                    .hasAttribute("data-movable", "");
            ann.clicks(ShortGame.squares(move));
        }
        assertThat(ann.part("end")).containsText("won");
        assertThat(ann.page().getByRole(AriaRole.TIMER)).hasCount(2);
        assertThat(ann.part("moves").getByRole(AriaRole.BUTTON))
                .hasCount(ShortGame.WON.moves().size());
        assertThat(ann.complaints()).isEmpty();
    }

    @Test
    @Tag("BE-6a")
    void theComputerAnswersEveryMoveWithoutTheNetwork() {
        visitOnce();
        house.cable().cut();
        ann.visit("/computer").choose("Easy").choose("Red, first").press("Start the game");
        for (int own = 1; own <= 5; own++) {
            ann.hasTurn();
            ann.page().locator("[data-movable]").first().click();
            ann.page().locator("[data-target='end']").first().click();
            assertThat(ann.part("moves").locator("[data-ply='" + 2 * own + "']")).isVisible();
        }
        assertThat(ann.complaints()).isEmpty();
    }

    @Test
    @Tag("BE-6b")
    void aPositionIsAnalysedWithoutTheNetwork() {
        visitOnce();
        house.cable().cut();
        ann.visit("/analysis#" + AnalysisTest.THREE_KINGS_AGAINST_ONE);
        assertThat(ann.part("exact")).containsText("Red wins");
        assertThat(ann.part("lines").getByRole(AriaRole.LISTITEM)).hasCount(3);
        assertThat(ann.complaints()).isEmpty();
    }

    @Test
    @Tag("BE-5d")
    void anEndgameIsTrainedWithoutTheNetwork() {
        visitOnce();
        house.cable().cut();
        ann.visit("/trainer#two-men").hasTurn();
        ann.types("6-10");
        assertThat(ann.part("mark")).containsText("The best move. Won in 2 more moves.");
        assertThat(ann.part("moves").locator("[data-ply='2']")).isVisible();
        assertThat(ann.complaints()).isEmpty();
    }

    private void visitOnce() {
        ann.visit("/");
        ann.page().waitForFunction("() => navigator.serviceWorker.controller !== null");
    }
}
