package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import crownhead.rules.Move;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games that need no house: two people at one screen, and against the computer. */
class OneScreenTest {
    private static final ShortGame GAME = ShortGame.found(1847);
    private final TestHouse house = TestHouse.open();
    private Visitor visitor;

    @BeforeEach
    void come() {
        visitor = Visitor.atADesk(house);
    }

    @AfterEach
    void close() {
        visitor.close();
        house.close();
    }

    @Test
    @Tag("WE-8a")
    void twoPeoplePlayAWholeGameInTurn() {
        visitor.visit("/local");
        sitDown();
        playToTheEnd();
        assertThat(visitor.part("statistics")).containsText("Captures");
        visitor.press("Again, sides swapped");
        assertThat(visitor.part("turn")).containsText("Bob");
    }

    @Test
    void aMissingNameIsPointedAt() {
        visitor.visit("/local").page().getByLabel("First name").first().fill("Ann");
        visitor.press("Start the game");
        assertThat(visitor.page().locator("[aria-invalid='true']")).hasCount(1);
        assertThat(visitor.page().getByText("Enter a name.").first()).isVisible();
        assertThat(visitor.part("one")).hasValue("Ann");
    }

    @Nested
    class WithoutANetwork {
        @BeforeEach
        void visitOnceAndPullTheCable() {
            visitor.visit("/");
            visitor.page()
                    .waitForFunction(
                            "async () => (await navigator.serviceWorker.ready).active?.state"
                                    + " === 'activated'");
            visitor.context().setOffline(true);
            house.stop();
            visitor.page().navigate("about:blank");
        }

        @Test
        @Tag("WE-8b")
        void aWholeGameIsPlayedAfterAColdStart() {
            visitor.visit("/local");
            sitDown();
            playToTheEnd();
            assertThat(visitor.complaints()).isEmpty();
        }

        @Test
        @Tag("WE-8c")
        void aGameIsTimedToo() {
            visitor.page().clock().install();
            visitor.visit("/local").choose("Time for the game");
            visitor.page().getByLabel("Minutes for each player").fill("2");
            sitDown();
            play(GAME.moves().subList(0, 2));
            visitor.page().clock().fastForward("01:00");
            assertThat(visitor.page().getByLabel("Clock of Ann"))
                    .hasText(Pattern.compile("(1:00|0:5\\d)"));
            assertThat(visitor.page().getByLabel("Clock of Bob"))
                    .hasText(Pattern.compile("2:00|1:5\\d"));
            visitor.page().clock().fastForward("01:01");
            assertThat(visitor.part("end")).containsText("Ann ran out of time.");
        }

        @Test
        void aReloadGoesOnWhereTheGameWas() {
            visitor.visit("/local");
            sitDown();
            play(GAME.moves().subList(0, 4));
            String before = visitor.board();
            visitor.page().reload();
            visitor.square(1).waitFor();
            assertThat(visitor.board()).isEqualTo(before);
        }

        @Test
        @Tag("BE-6a")
        void theComputerAnswersEveryMove() {
            visitor.visit("/computer").choose("Easy").choose("Red, first").press("Start the game");
            for (int own = 1; own <= 5; own++) {
                visitor.hasTurn();
                Locator movable = visitor.page().locator("[data-movable]").first();
                movable.click();
                visitor.page().locator("[data-target='end']").first().click();
                assertThat(visitor.part("moves").locator("[data-ply='" + 2 * own + "']"))
                        .isVisible();
            }
            assertThat(visitor.complaints()).isEmpty();
        }
    }

    private void sitDown() {
        visitor.part("one").fill("Ann");
        visitor.part("other").fill("Bob");
        visitor.choose("Ann").press("Start the game");
        visitor.square(1).waitFor();
    }

    private void playToTheEnd() {
        play(GAME.moves());
        String winner = GAME.moves().size() % 2 == 1 ? "Ann" : "Bob";
        assertThat(visitor.part("end")).containsText(winner + " won");
    }

    private void play(List<Move> moves) {
        for (int ply = 0; ply < moves.size(); ply++) {
            visitor.clicks(ShortGame.squares(moves.get(ply)));
            assertThat(visitor.part("moves").locator("[data-ply='" + (ply + 1) + "']")).isVisible();
        }
    }
}
