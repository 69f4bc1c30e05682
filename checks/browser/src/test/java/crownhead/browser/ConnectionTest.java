package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What happens when the cable is pulled, the page loaded again, or the house closed for a while.
 */
class ConnectionTest {
    private final TestHouse house = TestHouse.open();
    private final Pair pair = Pair.atATable(house);
    private final Visitor ann = pair.first();
    private final Visitor ben = pair.second();

    @AfterEach
    void close() {
        pair.close();
        house.close();
    }

    @Test
    @Tag("WE-10a")
    @Tag("WE-10b")
    @Tag("WE-10c")
    void aMoveMadeWithoutAConnectionIsSentOnceAndCaughtUpWith() {
        pair.play(0, "11-15", "22-18");
        house.cable().cut();
        ann.part("link").waitFor();
        assertThat(ann.heard()).anyMatch(text -> text.startsWith("Connection lost."));
        ann.types("15x22");
        assertThat(ann.part("turn")).containsText("sent as soon as you are connected again");
        assertThat(ann.square(22)).hasAttribute("data-piece", "first-man");
        house.cable().mend();
        ben.hasTurn();
        assertThat(ann.part("link")).hasCount(0);
        assertThat(ben.part("moves").getByRole(AriaRole.BUTTON)).hasCount(3);
        assertThat(ann.part("moves").getByRole(AriaRole.BUTTON)).hasCount(3);
        pair.play(3, "25x18", "8-11");
        assertThat(ann.board()).isEqualTo(ben.board());
    }

    @Test
    @Tag("GA-7a")
    @Tag("GA-7e")
    void whoeverLeavesIsMissedAndMayComeBack() {
        pair.play(0, "11-15", "22-18");
        ann.page().navigate("about:blank");
        assertThat(ben.part("away")).containsText("is gone. The game is yours");
        ann.visit("/game/" + pair.table());
        assertThat(ben.part("away")).hasCount(0);
        ann.hasTurn();
        assertThat(ann.part("moves").getByRole(AriaRole.BUTTON)).hasCount(2);
    }

    @Test
    @Tag("WE-10b")
    void aReloadInTheMiddleLosesNothing() {
        pair.play(0, "11-15", "22-18");
        ann.page().reload();
        ann.hasTurn();
        assertThat(ann.part("moves").getByRole(AriaRole.BUTTON)).hasCount(2);
        pair.play(2, "15x22", "25x18");
    }

    @Test
    @Tag("WE-10b")
    @Tag("CL-4b")
    void theGameGoesOnAfterTheHouseWasClosedAndOpenedAgain() {
        pair.play(0, "11-15", "22-18");
        house.stop();
        ann.part("link").waitFor();
        house.startAgain();
        ann.press("Try now");
        pair.play(2, "15x22", "25x18");
        assertThat(ann.board()).isEqualTo(ben.board());
        assertThat(ann.complaints()).isEmpty();
    }

    @Test
    @Tag("WE-10c")
    void aSecondWindowTakesTheGameOverAndTheFirstSaysSo() {
        pair.play(0, "11-15", "22-18");
        var second = ann.context().newPage();
        second.navigate(ann.page().url());
        second.getByTestId("turn").waitFor();
        assertThat(ann.part("link")).containsText("open in another window");
        ann.press("Play here");
        ann.hasTurn();
    }

    @Test
    @Tag("GA-7b")
    void leavingARunningGameAsksFirst() {
        pair.play(0, "11-15", "22-18");
        ann.page().locator("nav").getByText("Play").click();
        ann.sees("Do you want to leave the game?");
        ann.isSure("No, go on");
        ann.hasTurn();
        ann.page().locator("nav").locator(".me").click();
        assertThat(ann.part("back-to-game")).isVisible();
        assertThat(ben.part("away")).hasCount(0);
        ann.press("Sign out");
        assertThat(ann.page().getByRole(AriaRole.DIALOG)).containsText("You have a game in play");
        ann.isSure("Sign out");
        assertThat(ben.part("away")).containsText("is gone");
    }
}
