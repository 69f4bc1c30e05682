package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The engine beside the page: as WebAssembly, or as a script where a browser has none. */
class EngineTest {
    private static final String POSITION = "W:W18,21,24,26,28,31:B3,4,5,9,11,12";
    private static final Pattern PROGRAM = Pattern.compile("computer-.*\\.wasm$");
    private static final Pattern SCRIPT = Pattern.compile("computer-.*\\.js$");

    private final TestHouse house = TestHouse.shared();
    private final List<String> loaded = new ArrayList<>();
    private final Visitor ann = Visitor.atADesk(house);

    EngineTest() {
        ann.context().onResponse(this::note);
    }

    private void note(Response response) {
        loaded.add(response.url());
    }

    @AfterEach
    void close() {
        ann.close();
    }

    @Test
    @Tag("BE-6b")
    void thinksInWebAssemblyAndFindsTheSameAsTheScript() {
        List<String> found = lines();
        assertThat(loaded).anyMatch(PROGRAM.asPredicate()).noneMatch(SCRIPT.asPredicate());
        loaded.clear();
        ann.context().route(PROGRAM, Route::abort);
        ann.visit("/");
        assertThat(lines()).isEqualTo(found);
        assertThat(loaded).anyMatch(SCRIPT.asPredicate());
        assertThat(ann.complaints()).isEmpty();
    }

    /** In full, as the page shows them when it has looked as long as it does. */
    private List<String> lines() {
        ann.visit("/analysis#" + POSITION);
        Locator lines = ann.part("lines").getByRole(AriaRole.LISTITEM);
        assertThat(lines).hasCount(3);
        return lines.allInnerTexts();
    }
}
