package crownhead.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How somebody who looks elsewhere is told that it is their turn. */
class AttentionTest {
    /** A browser's ways to be heard, which only count; and a page that nobody looks at. */
    private static final String COUNTING =
            """
            window.told = { sounds: 0, notifications: 0 };
            window.Notification = class {
              static permission = 'granted';
              static async requestPermission() { return 'granted'; }
              constructor() { window.told.notifications += 1; }
            };
            const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (...when) { window.told.sounds += 1; return start.apply(this, when); };
            """;

    private static final String LOOK_AWAY =
            "() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' })";

    @Test
    @Tag("ID-4c")
    void isASoundAndANotificationForWhoAllowedIt() {
        TestHouse house = TestHouse.shared();
        try (Visitor ann = Visitor.atADesk(house);
                Visitor ben = Visitor.atADesk(house)) {
            ann.page().addInitScript(COUNTING);
            ann.visit("/settings");
            ann.page().getByLabel("Tell me outside of this page when it is my turn").check();
            Pair pair = Pair.seated(ann, ben, Map.of());
            ann.hasTurn();
            ann.page().evaluate(LOOK_AWAY);
            ann.types("11-15");
            ben.hasTurn();
            long sounds = count(ann.page(), "sounds");
            ben.types("22-18");
            ann.hasTurn();
            assertThat(count(ann.page(), "notifications")).isEqualTo(1);
            assertThat(count(ann.page(), "sounds")).isGreaterThan(sounds);
            assertThat(pair.table()).isNotEmpty();
        }
    }

    private static long count(Page page, String what) {
        return ((Number) page.evaluate("(what) => window.told[what]", what)).longValue();
    }
}
