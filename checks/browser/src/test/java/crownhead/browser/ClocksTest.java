package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The clocks beside the board, in a page whose time stands still until the test moves it. */
class ClocksTest {
    private static final int SECONDS = 20;

    @Test
    @Tag("CL-2b")
    @Tag("WE-4b")
    void runForWhoIsToMoveStandForTheOtherAndFollowTheHouse() {
        TestHouse house = TestHouse.shared();
        Visitor ann = Visitor.atADesk(house);
        ann.page().clock().install();
        try (Pair pair = Pair.seated(ann, Visitor.atADesk(house), Map.of())) {
            pair.post(0, ShortGame.of("11-15 22-18").moves());
            ann.hasTurn();
            ann.page().clock().pauseAt(pageTime(ann) + 1000);
            int mine = seconds(clock(ann, "player-you"));
            int theirs = seconds(clock(ann, "player-other"));
            assertThat(mine).isBetween(300, 600);
            ann.page().clock().fastForward(SECONDS * 1000L);
            assertThat(clock(ann, "player-you")).hasText(text(mine - SECONDS));
            assertThat(clock(ann, "player-other")).hasText(text(theirs));
            ann.page().clock().resume();
            ann.types("15x22");
            pair.second().hasTurn();
            // Now mine stands, at what the house says, which has not seen those seconds pass.
            assertThat(clock(ann, "player-you")).hasText(text(millis(pair, "first")));
            assertThat(clock(pair.second(), "player-other")).hasText(text(millis(pair, "first")));
        }
    }

    private static Locator clock(Visitor visitor, String player) {
        return visitor.part(player).getByRole(AriaRole.TIMER);
    }

    private static int seconds(Locator clock) {
        String[] parts = clock.innerText().split(":", -1);
        return Integer.parseInt(parts[0]) * 60 + Integer.parseInt(parts[1]);
    }

    private static String text(int seconds) {
        return "%d:%02d".formatted(seconds / 60, seconds % 60);
    }

    /** What is left is never shown as less than it is. */
    private static String text(long millis) {
        return text((int) ((millis + 999) / 1000));
    }

    private static long pageTime(Visitor visitor) {
        return ((Number) visitor.page().evaluate("() => Date.now()")).longValue();
    }

    private static long millis(Pair pair, String side) {
        return pair.first()
                .reads("/api/v1/games/" + pair.table())
                .at("/update/standing/clock/" + side)
                .asLong();
    }
}
