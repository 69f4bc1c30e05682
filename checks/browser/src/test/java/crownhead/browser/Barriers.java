package crownhead.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/**
 * What axe finds in the way of somebody on a page, by all of its rules but those of level AAA: good
 * practice and experiments too.
 */
final class Barriers {
    private static final String AXE = Resources.text(AxeBuilder.class, "/axe.min.js");

    private static final String RUN =
            """
            async (kind) => {
              const isOn = ({ tags }) => !tags.includes('wcag2aaa') && !tags.includes('deprecated') && (kind === '' || tags.includes(kind));
              const rules = Object.fromEntries(axe.getRules().map((rule) => [rule.ruleId, { enabled: isOn(rule) }]));
              const found = await axe.run(document, { rules, resultTypes: ['violations'] });
              return found.violations.map((rule) => rule.id + ' ' + rule.help
                + rule.nodes.map((node) => '\\n    ' + node.html).join(''));
            }
            """;

    private Barriers() {}

    static List<String> on(Page page) {
        return find(page, "");
    }

    /** Those that come of colours alone. */
    static List<String> ofColour(Page page) {
        return find(page, "cat.color");
    }

    @SuppressWarnings("unchecked")
    private static List<String> find(Page page, String kind) {
        if ((boolean) page.evaluate("() => typeof axe === 'undefined'")) {
            page.evaluate(AXE);
        }
        return (List<String>) page.evaluate(RUN, kind);
    }
}
