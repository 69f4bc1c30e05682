package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import crownhead.rules.Move;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two people at one screen, and somebody against the computer. */
class OneScreenTest {

    private final Visitor visitor = Visitor.whoMayGoOffline(TestHouse.shared());

    @AfterEach
    void close() {
        visitor.close();
    }

    @Test
    void aMissingNameIsPointedAtAndTheOtherIsKept() {
        visitor.visit("/local").part("one").fill("Ann");
        visitor.press("Start the game");
        assertThat(visitor.part("other")).hasAttribute("aria-invalid", "true");
        assertThat(visitor.part("other")).isFocused();
        assertThat(visitor.page().getByText("Enter a name.").first()).isVisible();
        assertThat(visitor.part("one")).hasValue("Ann");
    }

    @Test
    void aGameIsLostOnTime() {
        visitor.page().clock().install();
        visitor.visit("/local").choose("Time for the game");
        visitor.page().getByLabel("Minutes for each player").fill("2");
        sitDown();
        play(ShortGame.WON.moves().subList(0, 2));
        visitor.page().clock().fastForward("01:00");
        assertThat(visitor.page().getByLabel("Clock of Ann"))
                .hasText(Pattern.compile("1:00|0:5\\d"));
        assertThat(visitor.page().getByLabel("Clock of Bob"))
                .hasText(Pattern.compile("2:00|1:5\\d"));
        visitor.page().clock().fastForward("01:01");
        assertThat(visitor.part("end")).containsText("Ann ran out of time.");
        assertThat(visitor.part("statistics")).containsText("Captures");
    }

    @Test
    void aGameIsPlayedAgainWithSidesSwapped() {
        visitor.visit("/local");
        sitDown();
        play(ShortGame.WON.moves());
        visitor.press("Again, sides swapped");
        assertThat(visitor.part("turn")).containsText("Bob");
    }

    @Test
    void aReloadGoesOnWhereTheGameWas() {
        visitor.visit("/local");
        sitDown();
        play(ShortGame.WON.moves().subList(0, 4));
        String before = visitor.board();
        visitor.page().reload();
        visitor.square(1).waitFor();
        assertThat(visitor.board()).isEqualTo(before);
    }

    @Test
    @Tag("WE-3d")
    void aKingLooksLikeOne() {
        OneScreen.sitDown(visitor, ShortGame.WITH_A_KING);
        Locator king = visitor.page().locator("[data-piece$='king']");
        assertThat(king).hasCount(1);
        assertThat(king).hasAttribute("aria-label", Pattern.compile(".* king.*"));
        assertThat(visitor.page().locator("svg [data-crown]")).hasCount(1);
    }

    private void sitDown() {
        visitor.part("one").fill("Ann");
        visitor.part("other").fill("Bob");
        visitor.choose("Ann").press("Start the game");
        visitor.square(1).waitFor();
    }

    private void play(List<Move> moves) {
        for (int ply = 0; ply < moves.size(); ply++) {
            visitor.clicks(ShortGame.squares(moves.get(ply)));
            assertThat(visitor.part("moves").locator("[data-ply='" + (ply + 1) + "']")).isVisible();
        }
    }
}
