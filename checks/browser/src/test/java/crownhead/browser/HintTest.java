package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Players of the house, and help against them. */
class HintTest {
    private static final Pattern A_MOVE_AND_WHY =
            Pattern.compile("\\d+ to \\d+, (because|it|the) .*");

    private final TestHouse house = TestHouse.shared();
    private final Visitor ann = Visitor.atADesk(house);

    @AfterEach
    void close() {
        ann.close();
    }

    @Test
    @Tag("AI-1a")
    @Tag("HE-1c")
    void isGivenWithItsLineAgainstAComputerThatWasChosenByItsLevel() {
        ann.visit("/").isCalled("Hilda").page().getByLabel(Pattern.compile("^Computer")).check();
        ann.part("level").selectOption("2");
        ann.choose("Red, first").press("Start the game").hasTurn();
        assertThat(ann.page().locator("h1")).hasText("Hilda against Computer 2");
        ann.part("ask-hint").click();
        assertThat(ann.part("hint").locator("p").first()).hasText(A_MOVE_AND_WHY);
        assertThat(ann.part("hint")).containsText("Expected");
        ann.types("11-15");
        assertThat(ann.part("moves").locator("[data-ply='2']")).isVisible();
        assertThat(ann.part("hint")).hasCount(0);
    }

    @Test
    @Tag("HE-1c")
    void isGivenAtOneScreen() {
        ann.visit("/computer")
                .choose("Easy")
                .choose("Red, first")
                .press("Start the game")
                .hasTurn();
        ann.part("ask-hint").click();
        assertThat(ann.part("hint").locator("p").first()).hasText(A_MOVE_AND_WHY);
    }

    @Test
    @Tag("HE-1d")
    @Tag("RU-11c")
    void isNeverGivenInAGameBetweenPeople() {
        try (Pair pair = Pair.atATable(house, Map.of("time", "game:10m+0s"))) {
            pair.first().hasTurn();
            assertThat(pair.first().part("controls")).isVisible();
            assertThat(pair.first().part("ask-hint")).hasCount(0);
        }
    }
}
