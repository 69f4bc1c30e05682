package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page that trains endgames. */
class TrainerPageTest {
    private final TestHouse house = TestHouse.shared();
    private final Visitor ann = Visitor.atADesk(house);

    @AfterEach
    void close() {
        ann.close();
    }

    @Nested
    class ALesson {
        @Test
        @Tag("BE-5d")
        void isWonAgainstPerfectAnswersAndRemembered() {
            begin("king-and-king");
            assertThat(ann.part("goal")).hasText("You play Red. Win: at best in 4 moves.");
            ann.clicks(List.of(24, 19));
            assertThat(ann.part("mark")).containsText("The best move. Won in 3 more moves.");
            ann.hasTurn();
            ann.types("19-15");
            ann.hasTurn();
            ann.types("15-10");
            assertThat(ann.part("turn")).hasText("You must perform a jump");
            ann.types("10x1");
            assertThat(ann.part("solved"))
                    .hasText("Solved in 4 moves, which is the best there is.");
            assertThat(ann.heard()).contains("Solved in 4 moves, which is the best there is.");
            ann.visit("/trainer");
            assertThat(ann.page().locator("[data-lesson=king-and-king]"))
                    .containsText("Solved in 4 moves, which is the best there is.");
            assertThat(ann.part("solved-count")).hasText("1 of 22 lessons solved");
        }

        @Test
        @Tag("BE-5d")
        void tellsAMistakeWhichIsAnsweredAndTakenBack() {
            begin("king-and-king");
            ann.types("24-20");
            assertThat(ann.part("mark"))
                    .containsText("24-20 gives the win away. It is a draw now.");
            assertThat(ann.part("better")).hasText("Better: 24 to 19, because 24-20 does not win.");
            assertThat(ann.heard().getLast()).startsWith("24-20 gives the win away.");
            ann.press("See the answer");
            assertThat(ann.part("turn")).hasText("That is the answer");
            assertThat(ann.part("moves").locator("[data-ply='2']")).isVisible();
            ann.part("standing").getByText("Take it back").click();
            ann.hasTurn();
            assertThat(ann.square(24)).hasAttribute("data-piece", "first-king");
        }

        @Test
        @Tag("BE-5e")
        void givesAHintThatNamesWhatOtherMovesGiveAway() {
            begin("double-corner");
            assertThat(ann.part("goal")).containsText("Hold the draw for 12 moves.");
            ann.part("ask-hint").click();
            assertThat(ann.part("hint").locator("p").first())
                    .hasText(Pattern.compile("1 to 5, because .* loses\\."));
        }

        @Test
        void showsItsSolution() {
            begin("two-men");
            ann.press("Show the solution");
            assertThat(ann.part("standing")).hasAttribute("data-phase", "shown");
            assertThat(ann.part("moves").locator("[data-ply='5']")).isVisible();
            ann.part("standing").getByText("Start over").click();
            ann.hasTurn();
            assertThat(ann.part("solved")).hasCount(0);
        }

        @Test
        void isSolvedWithTheKeyboardAlone() {
            begin("two-men");
            for (List<Integer> move : List.of(List.of(6, 10), List.of(10, 14), List.of(14, 21))) {
                ann.hasTurn();
                ann.walksTo(move.getFirst());
                ann.page().keyboard().press("Enter");
                ann.walksTo(move.getLast());
                ann.page().keyboard().press("Enter");
            }
            assertThat(ann.part("solved")).containsText("Solved in 3 moves");
        }

        @Test
        void leadsToTheNextOne() {
            begin("two-men");
            ann.press("Next lesson");
            assertThat(ann.page().locator("h1")).hasText("King against king");
            assertThat(ann.page().locator("h1")).isFocused();
        }
    }

    @Nested
    class APosition {
        @Test
        @Tag("BE-5d")
        void isDealtOfTheKindThatWasChosen() {
            ann.visit("/trainer").part("kind").selectOption("hold-two-kings");
            ann.press("Deal a position");
            assertThat(ann.part("goal")).containsText("Hold the draw");
            String first = ann.board();
            assertThat(first).contains("first-man").contains("first-king").contains("second-king");
            ann.press("Another position");
            ann.page().waitForCondition(() -> !ann.board().equals(first));
        }

        @Test
        void comesFromTheAnalysis() {
            ann.visit("/analysis#" + AnalysisTest.THREE_KINGS_AGAINST_ONE);
            ann.page().getByText("Train this position").click();
            assertThat(ann.part("goal")).hasText("You play Red. Win: at best in 2 moves.");
        }

        @Test
        void inWhichNothingCanBeReachedIsRefusedInWords() {
            ann.visit("/trainer#W:WK4:BK14,K15,K18");
            ann.sees("Nothing can be trained here");
        }
    }

    private void begin(String lesson) {
        ann.visit("/trainer").page().locator("[data-lesson=" + lesson + "]").click();
        ann.hasTurn();
    }
}
