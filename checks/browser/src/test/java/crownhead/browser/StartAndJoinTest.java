package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The front page: how people find games. */
class StartAndJoinTest {
    private final TestHouse house = TestHouse.open();
    private final Visitor ann = Visitor.atADesk(house).visit("/");
    private final Visitor ben = Visitor.atADesk(house).visit("/");

    @AfterEach
    void close() {
        ann.close();
        ben.close();
        house.close();
    }

    @Nested
    class Starting {
        @Test
        @Tag("WE-5a")
        @Tag("LO-1a")
        @Tag("LO-1b")
        void asksForEverythingThatMakesAGame() {
            for (String label :
                    List.of(
                            "Your name",
                            "Time for the game",
                            "Time for each move",
                            "Days for each move",
                            "No clock",
                            "At random",
                            "Red, first",
                            "White, second",
                            "Red and white",
                            "Black and red",
                            "Minutes for each player")) {
                assertThat(ann.page().getByLabel(label, exactly()).first()).isVisible();
            }
            assertThat(ann.page().getByLabel(Pattern.compile("^Public"))).isChecked();
            ann.page().getByText("More choices").click();
            assertThat(ann.page().getByLabel(Pattern.compile("^Rated"))).isDisabled();
            assertThat(tab("Start a game")).isVisible();
            assertThat(tab("Join a game")).isVisible();
        }

        @Test
        @Tag("CL-1f")
        @Tag("LO-1g")
        @Tag("ID-1c")
        void needsOnlyANameAndGivesTenMinutesEach() {
            ann.isCalled("Ann");
            String table = ann.starts();
            assertThat(ann.part("waiting-room")).containsText(table);
            assertThat(ann.part("waiting-room")).containsText("10 min");
            assertThat(ann.part("waiting-room")).containsText("Waiting for an opponent");
            assertThat(ann.page().locator("nav")).containsText("Ann");
        }

        @Test
        @Tag("LO-3a")
        @Tag("LO-3b")
        void pointsAtWhatIsMissingAndLosesNothing() {
            ann.choose("White, second");
            ann.page().getByLabel("Minutes for each player").fill("7");
            ann.press("Start the game");
            Locator name = ann.page().getByLabel("Your name");
            assertThat(name).hasAttribute("aria-invalid", "true");
            assertThat(name).isFocused();
            assertThat(ann.page().getByText("Enter your name first.").first()).isVisible();
            assertThat(ann.heard()).contains("Enter your name first.");
            ann.isCalled("Ann");
            ann.page().getByLabel("Minutes for each player").fill("many");
            ann.press("Start the game");
            ann.sees("Enter a number from 1 to 180.");
            ann.page().getByLabel("Minutes for each player").fill("7");
            assertThat(ann.page().getByLabel("White, second")).isChecked();
            ann.starts();
            assertThat(ann.part("waiting-room")).containsText("7 min");
        }

        @Test
        @Tag("LO-4a")
        @Tag("LO-4b")
        void canBeCalledOff() {
            ann.isCalled("Ann").starts();
            ben.isCalled("Ben");
            tab(ben, "Join a game").click();
            assertThat(ben.part("waiting")).containsText("Ann");
            ann.press("Call the game off");
            ben.sees("No game waits right now.");
        }
    }

    @Nested
    class Joining {
        @Test
        @Tag("WE-5b")
        @Tag("LO-1e")
        @Tag("LO-1f")
        void listsPublicGamesLiveAndAsksForAKeyBelow() {
            tab(ben, "Join a game").click();
            ben.sees("No game waits right now.");
            ann.isCalled("Ann").choose("Black and red");
            String table = ann.starts();
            Locator line = ben.part("waiting").getByText(Pattern.compile("Ann"));
            line.waitFor();
            assertThat(ben.part("waiting")).containsText("10 min");
            assertThat(ben.part("waiting")).containsText("Black and red");
            assertThat(ben.part("waiting")).containsText(table);
            double list = ben.part("waiting").boundingBox().y;
            assertThat(ben.page().getByLabel("Key", exactly()).boundingBox().y).isGreaterThan(list);
            ben.isCalled("Ben");
            ben.page()
                    .getByRole(AriaRole.RADIO)
                    .and(ben.page().getByLabel(Pattern.compile("Ann")))
                    .check();
            ben.press("Join");
            ann.part("turn").waitFor();
            ben.part("turn").waitFor();
        }

        @Test
        @Tag("LO-3a")
        void pointsAtTheListWhenNothingIsChosen() {
            ben.isCalled("Ben");
            tab(ben, "Join a game").click();
            ben.press("Join");
            ben.sees("Choose a game from the list first.");
            ben.press("Join with the key");
            ben.sees("Enter the key that the host gave you.");
        }

        @Test
        @Tag("LO-2b")
        @Tag("LO-2c")
        @Tag("ID-1c")
        void takesAPrivateKeyAndRefusesAWrongOne() {
            ann.isCalled("Ann");
            ann.page().getByLabel(Pattern.compile("^Private")).check();
            ann.starts();
            String key = ann.page().getByLabel("Key", exactly()).inputValue();
            ben.isCalled("Ben");
            tab(ben, "Join a game").click();
            ben.page().getByLabel("Key", exactly()).fill("AAAA-AAAA-AAAA-A");
            ben.press("Join with the key");
            ben.page().locator("[aria-invalid=true]").waitFor();
            ben.page().getByLabel("Key", exactly()).fill(key);
            ben.press("Join with the key");
            ben.part("turn").waitFor();
        }

        @Test
        @Tag("SP-1h")
        void worksByTheLinkForPlayersAndForThoseWhoOnlyWatch() {
            ann.isCalled("Ann");
            ann.page().getByLabel(Pattern.compile("^Private")).check();
            ann.starts();
            String link = ann.page().getByLabel("Link", exactly()).inputValue();
            ben.page().navigate(link);
            ben.isCalled("Ben").press("Sit down and play");
            ben.part("turn").waitFor();
            try (Visitor zoe = Visitor.atADesk(house)) {
                zoe.page().navigate(link);
                zoe.press("Only watch");
                zoe.sees("You are watching.");
                zoe.page().reload();
                zoe.sees("You are watching.");
            }
        }
    }

    @Test
    @Tag("LO-5a")
    void seatsTheNextTwoWhoWantTheSameTime() {
        ann.isCalled("Ann").press("5 min");
        ann.part("pairing").waitFor();
        ben.isCalled("Ben").press("5 min");
        ann.part("turn").waitFor();
        ben.part("turn").waitFor();
        assertThat(ann.page().url()).isEqualTo(ben.page().url());
    }

    @Test
    @Tag("LO-5a")
    void doesNotSeatWhoStoppedLooking() {
        ann.isCalled("Ann").press("5 min");
        ann.press("Stop looking");
        ann.button("5 min").waitFor();
        ben.isCalled("Ben").press("5 min");
        ben.part("pairing").waitFor();
        try (Visitor zoe = Visitor.atADesk(house).visit("/")) {
            zoe.isCalled("Zoe").press("5 min");
            ben.part("turn").waitFor();
            zoe.part("turn").waitFor();
        }
        assertThat(ann.button("5 min")).isVisible();
    }

    @Test
    @Tag("ID-3a")
    @Tag("ID-3b")
    @Tag("ID-3c")
    void showsWhoIsThereAndLetsThemBeChallenged() {
        ben.isCalled("Ben").press("5 min");
        ann.isCalled("Ann").press("3 min + 2 s");
        ann.page().getByLabel("Challenge Ben", exactly()).click();
        ann.press("Send the challenge");
        ann.sees("Your opponent was told.");
        assertThat(ben.part("mine")).containsText("Ann challenges you");
        ben.press("Accept");
        ann.part("turn").waitFor();
    }

    @Test
    @Tag("ID-4a")
    @Tag("ID-4b")
    void showsWhereItIsOnesTurnFirstInTheListAndInTheTitle() {
        ann.isCalled("Ann").choose("Days for each move").choose("Red, first");
        String table = ann.starts();
        ben.visit("/game/" + table).isCalled("Ben").press("Sit down and play");
        ann.part("turn").waitFor();
        assertThat(ann.page()).hasTitle("(1) Your turn – Crownhead");
        ann.page().locator("nav").getByText("Play").click();
        assertThat(ann.part("mine").locator("li").first()).containsText("Your turn");
        ann.starts();
        ann.page().locator("nav").getByText("Play").click();
        assertThat(ann.part("mine").locator("li").first()).containsText("Ben");
        assertThat(ann.part("mine").locator("li").nth(1)).containsText("Waits");
        assertThat(ann.page()).hasTitle("(1) Your turn – Crownhead");
    }

    private Locator tab(String name) {
        return tab(ann, name);
    }

    private static Locator tab(Visitor visitor, String name) {
        return visitor.page().getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name));
    }

    private static Page.GetByLabelOptions exactly() {
        return new Page.GetByLabelOptions().setExact(true);
    }
}
