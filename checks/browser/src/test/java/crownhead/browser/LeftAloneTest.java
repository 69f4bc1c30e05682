package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Somebody whose opponent closes the page and does not come back. */
class LeftAloneTest {
    private static final Pattern LEFT = Pattern.compile("(\\d+) s");

    @Test
    @Tag("GA-7a")
    @Tag("GA-7f")
    void seesTheGraceRunAndThenWins() {
        try (Pair pair = Pair.atATable(TestHouse.shared())) {
            Visitor ann = pair.first();
            // Whoever moved over HTTP is taken to be there for a while.
            pair.play(0, "11-15", "22-18");
            pair.second().page().close();
            assertThat(ann.part("away")).containsText("is gone. The game is yours");
            int seconds = secondsLeft(ann);
            assertThat(seconds).isBetween(1, 30);
            assertThat(ann.part("away")).not().containsText(" " + seconds + " s");
            assertThat(secondsLeft(ann)).isLessThan(seconds);
            assertThat(ann.part("end"))
                    .containsText(
                            "You won!",
                            new LocatorAssertions.ContainsTextOptions().setTimeout(60_000));
            assertThat(ann.part("end")).containsText("left the game.");
            assertThat(ann.heard()).anyMatch(text -> text.contains("has disconnected."));
            assertThat(ann.heard()).anyMatch(text -> text.contains("You won!"));
        }
    }

    private static int secondsLeft(Visitor visitor) {
        Matcher found = LEFT.matcher(visitor.part("away").innerText());
        assertThat(found.find()).as("it says how many seconds are left").isTrue();
        return Integer.parseInt(found.group(1));
    }
}
