package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The other pages. */
class PagesTest {
    private final TestHouse house = TestHouse.shared();
    private final Visitor ann = Visitor.atADesk(house);

    @AfterEach
    void close() {
        ann.close();
    }

    @Test
    @Tag("WE-11a")
    void explainTheRulesWithPictures() {
        ann.visit("/rules");
        assertThat(ann.page().getByRole(AriaRole.IMG)).hasCount(7);
        ann.sees("Whoever can jump must jump.");
    }

    @Test
    @Tag("WE-11b")
    void sayWhatTheHouseKeeps() {
        ann.visit("/privacy");
        ann.sees("What the house keeps");
        ann.sees("no tracking");
    }

    @Test
    @Tag("WE-11c")
    void canBeReadInAnotherLanguage() {
        ann.visit("/settings").choose("Deutsch");
        ann.sees("Optionen");
        assertThat(ann.page().locator("html")).hasAttribute("lang", "de");
        for (String path : List.of("/", "/rules", "/privacy", "/account", "/replay")) {
            ann.visit(path);
            assertThat(ann.page().locator("nav")).containsText("Spielen");
            assertThat(ann.page().locator("h1").first())
                    .not()
                    .hasText(Pattern.compile(".*(game|rules|the).*"));
        }
    }

    @Test
    void sayWhenThereIsNothing() {
        assertThat(ann.page().navigate(house.address("/no/such/page")).status()).isEqualTo(404);
        ann.sees("There is nothing here");
    }

    @Test
    @Tag("WE-9f")
    void canBeMuted() {
        ann.visit("/settings").page().getByLabel("Sounds", exactly()).uncheck();
        ann.page().reload();
        assertThat(ann.page().getByLabel("Sounds", exactly())).not().isChecked();
    }

    @Test
    void keepTheLookThatWasChosen() {
        ann.visit("/settings").choose("Dark");
        ann.choose("Flat").choose("Blue");
        String dark = background();
        ann.page().reload();
        assertThat(ann.page().getByLabel("Flat", exactly())).isChecked();
        assertThat(background()).isEqualTo(dark);
        ann.choose("Light");
        assertThat(background()).isNotEqualTo(dark);
    }

    @Test
    @Tag("ID-1i")
    @Tag("ID-5a")
    @Tag("ID-1b")
    void makeAnAccountOfAGuestAndOpenItAgainByACode() {
        Pair.becomeGuest(ann, "Antonia");
        ann.visit("/account").press("Make the account");
        ann.sees("Choose a password.");
        ann.page().getByLabel("Password", exactly()).fill("many words in a row");
        ann.press("Make the account");
        String code = ann.part("codes").locator("li").first().textContent();
        ann.press("I have written them down");
        ann.sees("With an account");
        ann.press("Sign out").isSure("Sign out");
        ann.visit("/account").choose("I lost my password");
        ann.page().getByLabel("Name", exactly()).fill("Antonia");
        ann.page().getByLabel("Recovery code", exactly()).fill(code);
        ann.page().getByLabel("New password", exactly()).fill("other words in a row");
        ann.press("Set the new password");
        ann.press("I have written them down");
        ann.sees("You are Antonia");
    }

    @Test
    @Tag("BE-13a")
    @Tag("BE-13b")
    void letOneTakeTheDataAlongAndBeForgotten() throws IOException {
        Pair.becomeGuest(ann, "Berta");
        ann.visit("/account");
        Download data =
                ann.page().waitForDownload(() -> ann.page().getByText("Download all").click());
        assertThat(Files.readString(data.path())).contains("\"name\":\"Berta\"");
        ann.press("Delete everything about me").isSure("Delete me");
        ann.page().getByLabel("Your name").waitFor();
    }

    private String background() {
        return String.valueOf(
                ann.page().evaluate("() => getComputedStyle(document.body).backgroundColor"));
    }

    private static Page.GetByLabelOptions exactly() {
        return new Page.GetByLabelOptions().setExact(true);
    }
}
