package crownhead.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What must hold on every page, in every state. */
class EveryPageTest {
    private static final List<String> STANDARD =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice");

    private static final List<Scenes> SET = new ArrayList<>();

    @BeforeAll
    static void set() {
        SET.add(Scenes.set());
    }

    @AfterAll
    static void close() {
        SET.forEach(Scenes::close);
        SET.clear();
    }

    @Test
    void hasNoBarrierInEitherTheme() {
        List<String> violations = new ArrayList<>();
        SET.getFirst()
                .all()
                .forEach((name, visitor) -> {
                    Page page = visitor.page();
                    new PageLooks(PageLooks.Size.DESKTOP, ColorScheme.DARK).show(page);
                    // In the dark only the colours are others.
                    violations.addAll(
                            violations(
                                    name + " in the dark",
                                    axe(page).withRules(List.of("color-contrast"))));
                    new PageLooks(PageLooks.Size.DESKTOP, ColorScheme.LIGHT).show(page);
                    violations.addAll(violations(name, axe(page).withTags(STANDARD)));
                });
        assertThat(violations).isEmpty();
    }

    @Test
    @Tag("WE-9a")
    void fitsASmallPhoneAndASmallWindow() {
        List<String> faults = new ArrayList<>();
        SET.getFirst()
                .all()
                .forEach((name, visitor) -> {
                    for (PageLooks.Size size : PageLooks.Size.values()) {
                        new PageLooks(size, ColorScheme.LIGHT).show(visitor.page());
                        PageLooks.faults(visitor.page())
                                .forEach(fault -> faults.add(name + " " + size + ": " + fault));
                    }
                });
        assertThat(faults).isEmpty();
    }

    @Test
    @Tag("OP-5d")
    void keepsItsContentPolicy() {
        SET.getFirst()
                .all()
                .forEach((name, visitor) -> assertThat(visitor.complaints()).as(name).isEmpty());
    }

    /** There are no frames, so it need not open a page of its own. */
    private static AxeBuilder axe(Page page) {
        return new AxeBuilder(page).setLegacyMode(true);
    }

    private static List<String> violations(String where, AxeBuilder axe) {
        return axe.analyze().getViolations().stream()
                .map(rule -> where + ": " + words(rule))
                .toList();
    }

    private static String words(Rule rule) {
        return rule.getId()
                + " "
                + rule.getHelp()
                + rule.getNodes().stream()
                        .map(node -> "\n    " + node.getHtml())
                        .collect(Collectors.joining());
    }
}
