package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Everything from signing in to a rematch, without ever touching a mouse. */
class KeyboardTest {
    private static final int MOST_TABS = 80;

    @Test
    @Tag("WE-9b")
    @Tag("BE-12b")
    void aloneIsEnoughFromSigningInToTheRematch() {
        try (TestHouse house = TestHouse.open();
                Visitor ann = Visitor.atADesk(house).visit("/");
                Visitor ben = Visitor.atADesk(house).visit("/")) {
            write(ann, ann.page().getByLabel("Your name"), "Ann");
            walk(ann, ann.page().getByLabel("At random"));
            keys(ann).press("ArrowDown");
            enter(ann, ann.button("Start the game"));
            ann.page().getByText("Game Created!").waitFor();
            write(ben, ben.page().getByLabel("Your name"), "Ben");
            walk(ben, ben.page().locator("#tab-start"));
            keys(ben).press("ArrowRight");
            ben.part("waiting").waitFor();
            walk(ben, ben.part("waiting").locator("input"));
            keys(ben).press("Space");
            keys(ben).press("Enter");
            move(ann, 11, 15);
            move(ben, 22, 18);
            move(ann, 15, 22);
            ben.hasTurn();
            enter(ben, ben.button("Surrender"));
            keys(ben).press("Shift+Tab");
            keys(ben).press("Enter");
            ann.part("end").waitFor();
            enter(ann, ann.button("Rematch"));
            enter(ben, ben.button("Yes, a rematch"));
            ben.hasTurn();
            assertThat(ann.part("player-you")).containsText("White");
            assertThat(ann.heard()).anyMatch(text -> text.contains("You won!"));
        }
    }

    private static void move(Visitor visitor, int from, int to) {
        visitor.hasTurn();
        walk(visitor, visitor.page().locator("[role=grid] [tabindex='0']"));
        visitor.walksTo(from);
        keys(visitor).press("Enter");
        visitor.walksTo(to);
        keys(visitor).press("Enter");
    }

    private static void write(Visitor visitor, Locator field, String text) {
        walk(visitor, field);
        keys(visitor).type(text);
    }

    private static void enter(Visitor visitor, Locator button) {
        button.waitFor();
        walk(visitor, button);
        keys(visitor).press("Enter");
    }

    /** Tab is pressed until it is there. */
    private static void walk(Visitor visitor, Locator target) {
        target.waitFor();
        for (int i = 0; i < MOST_TABS && !isFocused(target); i++) {
            keys(visitor).press("Tab");
        }
        assertThat(isFocused(target)).as("Tab reaches %s", target).isTrue();
    }

    private static boolean isFocused(Locator target) {
        return (boolean) target.evaluate("(one) => one === document.activeElement");
    }

    private static Keyboard keys(Visitor visitor) {
        return visitor.page().keyboard();
    }
}
