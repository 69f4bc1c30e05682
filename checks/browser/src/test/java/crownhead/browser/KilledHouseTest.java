package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What players see when the house is killed in the middle of their game. */
class KilledHouseTest {
    private final TestHouse house = TestHouse.openToBeKilled();
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
    void theyGoOnInTheSamePageAndNothingIsLostOrDoneTwice() {
        pair.play(0, "11-15", "22-18");
        // Whatever a player was told is on the disk: it may die in the very next moment.
        house.stop();
        ann.part("link").waitFor();
        ben.part("link").waitFor();
        ann.types("15x22");
        assertThat(ann.part("turn")).containsText("sent as soon as you are connected again");
        house.startAgain();
        ann.press("Try now");
        pair.play(3, "25x18", "8-11", "29-25");
        for (Visitor visitor : List.of(ann, ben)) {
            assertThat(visitor.part("link")).hasCount(0);
            assertThat(visitor.part("moves").getByRole(AriaRole.BUTTON)).hasCount(6);
            assertThat(visitor.complaints()).isEmpty();
        }
        assertThat(ann.board()).isEqualTo(ben.board());
        ben.press("Surrender").isSure("Surrender");
        assertThat(ann.part("end")).containsText("You won!");
        house.stop();
        house.startAgain();
        ann.page().reload();
        assertThat(ann.part("end")).containsText("You won!");
        assertThat(ann.part("moves")).containsText("29-25");
    }
}
