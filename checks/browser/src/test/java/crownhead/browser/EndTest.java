package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What comes after a game, and how it is looked at again. */
class EndTest {
    private static final List<String> MOVES = List.of("11-15", "22-18", "15x22", "25x18");

    private final TestHouse house = TestHouse.shared();

    @Test
    @Tag("WE-7a")
    @Tag("WE-7c")
    @Tag("GA-8a")
    void namesTheWinnerAndGivesTheStatistics() {
        try (Pair pair = finished()) {
            Visitor ann = pair.first();
            assertThat(ann.part("end")).containsText("You won!");
            assertThat(ann.part("end")).containsText(Pattern.compile("Ben \\d+ resigned."));
            for (String label :
                    List.of("Moves", "Captures", "Kings made", "Time per move", "Longest move")) {
                assertThat(ann.part("statistics")).containsText(label);
            }
            ann.press("Back to Main Menu");
            assertThat(ann.page().getByRole(AriaRole.HEADING).first()).hasText("Play checkers");
        }
    }

    @Test
    @Tag("WE-7b")
    @Tag("GA-9a")
    void offersARematchWithTheSidesSwapped() {
        try (Pair pair = finished()) {
            String before = pair.first().page().url();
            pair.first().press("Rematch");
            pair.first().sees("Your opponent is asked");
            assertThat(pair.second().part("end")).containsText("would like a rematch.");
            pair.second().press("Yes, a rematch");
            pair.second().hasTurn();
            assertThat(pair.first().part("player-you")).containsText("White");
            assertThat(pair.first().page().url()).isNotEqualTo(before);
        }
    }

    @Test
    @Tag("WE-7b")
    void saysWhenTheOtherDoesNotWantToPlayAgain() {
        try (Pair pair = finished()) {
            pair.first().press("Rematch");
            pair.second().press("No, thank you");
            assertThat(pair.first().part("end")).containsText("There is no rematch.");
        }
    }

    @Test
    @Tag("GA-8a")
    @Tag("CL-2b")
    void comesWhenTheTimeIsOver() {
        // However long the pages take, the time is over before or after they are there.
        Map<String, Object> blitz = Map.of("time", "game:4s+0s");
        try (Pair pair = Pair.agreed(Visitor.atADesk(house), Visitor.atADesk(house), blitz)) {
            pair.post(0, ShortGame.of("11-15 22-18").moves());
            pair.come();
            assertThat(pair.second().part("end")).containsText("You won!");
            assertThat(pair.first().part("end")).containsText("ran out of time.");
        }
    }

    @Test
    @Tag("RE-1b")
    @Tag("RE-1c")
    @Tag("RE-1d")
    void canBeReplayedByItsLink() {
        try (Pair pair = finished();
                Visitor zoe = Visitor.atADesk(house)) {
            zoe.visit("/replay/" + pair.table());
            assertThat(zoe.part("position")).hasText("Start of 4 moves");
            zoe.page().keyboard().press("ArrowRight");
            zoe.page().getByLabel("Forward one move").click();
            assertThat(zoe.board()).contains("15:first-man", "18:second-man");
            zoe.part("moves").getByRole(AriaRole.BUTTON).nth(3).click();
            assertThat(zoe.part("position")).hasText("After move 4 of 4");
            zoe.page().keyboard().press("Home");
            double above = zoe.square(32).boundingBox().y;
            zoe.press("Turn the board");
            assertThat(zoe.square(32).boundingBox().y).isGreaterThan(above);
            zoe.page().getByLabel("Speed").selectOption("fast");
            zoe.press("Play");
            assertThat(zoe.part("position")).hasText("After move 4 of 4");
            assertThat(zoe.part("about")).containsText("resigned.");
        }
    }

    @Test
    @Tag("RE-1e")
    void canBeKeptAsPdnAndReadAgain() throws IOException {
        try (Pair pair = finished();
                Visitor zoe = Visitor.atADesk(house)) {
            Download file =
                    pair.first()
                            .page()
                            .waitForDownload(
                                    () -> pair.first().page().getByText("PDN file").click());
            String pdn = Files.readString(file.path());
            assertThat(pdn).contains("[Result \"1-0\"]").contains("11-15");
            zoe.visit("/replay").press("Show the game");
            zoe.sees("Paste a game, or open a file.");
            zoe.page().getByLabel("Paste a game in PDN").fill(pdn);
            zoe.press("Show the game");
            assertThat(zoe.part("position")).hasText("Start of 4 moves");
            assertThat(zoe.part("about")).containsText("1-0");
            zoe.visit("/replay");
            zoe.page().getByLabel("Paste a game in PDN").fill("1. 11-15 22-17 2. 15-11 *");
            zoe.press("Show the game");
            assertThat(zoe.page().locator("#pdn-fault"))
                    .containsText(Pattern.compile("^Line 1, column"));
        }
    }

    private Pair finished() {
        Pair pair = Pair.atATable(house);
        pair.play(0, MOVES.toArray(String[]::new));
        pair.second().press("Surrender").isSure("Surrender");
        pair.first().part("end").waitFor();
        return pair;
    }
}
