package crownhead.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What must hold on every page, in every state. Each is set once and looked at in all ways. */
class EveryPageTest {
    private static final List<String> SEEN = new ArrayList<>();
    private static final List<String> BARRIERS = new ArrayList<>();
    private static final List<String> FAULTS = new ArrayList<>();
    private static final List<String> COMPLAINTS = new ArrayList<>();

    @BeforeAll
    static void look() {
        Scenes.showTo(EveryPageTest::look);
    }

    private static void look(String name, Visitor visitor) {
        Page page = visitor.page();
        SEEN.add(name);
        for (PageLooks.Size size : PageLooks.Size.values()) {
            new PageLooks(size, ColorScheme.LIGHT).show(page);
            PageLooks.faults(page).forEach(fault -> FAULTS.add(name + " " + size + ": " + fault));
        }
        String shape = PageLooks.shape(page);
        Barriers.on(page).forEach(one -> BARRIERS.add(name + ": " + one));
        new PageLooks(PageLooks.Size.DESKTOP, ColorScheme.DARK).show(page);
        // Where nothing but colours has changed, nothing but colours can be a new barrier.
        boolean isSameShape = PageLooks.shape(page).equals(shape);
        List<String> dark = isSameShape ? Barriers.ofColour(page) : Barriers.on(page);
        dark.forEach(one -> BARRIERS.add(name + " dark: " + one));
        visitor.complaints().forEach(one -> COMPLAINTS.add(name + ": " + one));
    }

    @Test
    @Tag("WE-9d")
    void hasNoBarrierInEitherTheme() {
        assertThat(SEEN).hasSizeGreaterThan(40);
        assertThat(BARRIERS).isEmpty();
    }

    @Test
    @Tag("WE-9a")
    void fitsASmallPhoneAndASmallWindow() {
        assertThat(FAULTS).isEmpty();
    }

    @Test
    @Tag("OP-5d")
    void keepsItsContentPolicy() {
        assertThat(COMPLAINTS).isEmpty();
    }
}
