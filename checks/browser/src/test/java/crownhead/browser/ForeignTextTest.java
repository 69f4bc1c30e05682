package crownhead.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Texts of strangers that want to be more than texts, wherever a page shows them. */
class ForeignTextTest {
    /** What would be noticed. */
    private static final String DEED = "window.stolen=1";

    /** Ways to have something done; DEED stands for what. */
    private static final List<String> TRICKS =
            List.of(
                    "<script>DEED</script>",
                    "<ScRiPt src=data:,DEED></sCrIpT>",
                    "<img src=x onerror=DEED>",
                    "<img/src=`x`onerror=DEED>",
                    "<svg onload=DEED>",
                    "<svg><script>DEED</script></svg>",
                    "<svg><animate onbegin=DEED attributeName=x dur=1s>",
                    "<iframe src=javascript:DEED></iframe>",
                    "<iframe srcdoc='<script>parent.DEED</script>'></iframe>",
                    "<body onload=DEED>",
                    "<details open ontoggle=DEED>",
                    "<input autofocus onfocus=DEED>",
                    "<video><source onerror=DEED></video>",
                    "<a href=javascript:DEED>a</a>",
                    "<form action=javascript:DEED><button>b</button></form>",
                    "<object data=javascript:DEED></object>",
                    "<math><mtext><script>DEED</script></mtext></math>",
                    "{@html '<script>DEED</script>'}",
                    "{{constructor.constructor('DEED')()}}",
                    "javascript:DEED//");

    /** Ways out of whatever a text stands in. */
    private static final List<String> WAYS_OUT =
            List.of(
                    "",
                    "'>",
                    "\">",
                    "--></title>",
                    "]]>",
                    "</textarea>",
                    "</option></select>",
                    "</style>",
                    "\\\">",
                    "`;");

    private final TestHouse house = TestHouse.shared();
    private final Visitor ann = Visitor.atADesk(house);

    @AfterEach
    void close() {
        ann.close();
    }

    private static List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (String way : WAYS_OUT) {
            TRICKS.forEach(trick -> texts.add(way + trick.replace("DEED", DEED)));
        }
        return texts;
    }

    private void assertNothingDone() {
        assertThat(ann.page().evaluate("() => window.stolen")).isNull();
        assertThat(ann.complaints()).isEmpty();
    }

    @Test
    @Tag("OP-5d")
    void inAFileOfGamesAreShownAsTheyAreAndDoNothing() {
        StringBuilder pdn = new StringBuilder();
        int number = 0;
        for (String text : texts()) {
            String quoted = text.replace("\\", "\\\\").replace("\"", "\\\"");
            pdn.append("[T%d \"%s\"]\n".formatted(number, quoted));
            number++;
        }
        String name = TRICKS.get(2).replace("DEED", DEED);
        pdn.append(
                "[Black \"%s\"]\n[White \"%s\"]\n\n1. 11-15 {%s} 22-18 *\n"
                        .formatted(name, name, name));
        pdn.append("\n[Black \"%s\"]\n[White \"Ben\"]\n\n1. 11-15 *\n".formatted(name));
        ann.visit("/replay").page().getByLabel("Paste a game in PDN").fill(pdn.toString());
        ann.press("Show the game");
        ann.part("about").waitFor();
        assertThat(ann.part("about").locator("dd").count()).isGreaterThanOrEqualTo(200);
        assertThat(ann.part("about").textContent())
                .contains(TRICKS.getFirst().replace("DEED", DEED));
        assertThat(ann.part("about").locator("script, img, iframe, svg, object, a, form").count())
                .isZero();
        assertNothingDone();
    }

    @Test
    void thatAFileCannotBeReadForAreNotDoneInTheComplaint() {
        ann.visit("/replay")
                .page()
                .getByLabel("Paste a game in PDN")
                .fill("1. 11-15 <img src=x onerror=" + DEED + "> *");
        ann.press("Show the game");
        ann.page().locator("#pdn-fault, [data-testid=about]").first().waitFor();
        assertNothingDone();
    }

    @Test
    void inAnAddressDoNothing() {
        for (String place : List.of("/game/", "/join#", "/analysis#")) {
            for (String trick : TRICKS) {
                String text =
                        URLEncoder.encode(trick.replace("DEED", DEED), StandardCharsets.UTF_8);
                open(place + text.replace("+", "%20"));
                assertNothingDone();
            }
        }
    }

    /** What no page of ours can have as its address is refused, and not as a page. */
    private void open(String path) {
        Response answer = ann.page().navigate(house.address(path));
        // Nothing is asked when only what stands behind the # is another.
        if (answer == null || answer.headerValue("content-type").startsWith("text/html")) {
            ann.page().locator("h1").first().waitFor();
        } else {
            assertThat(answer.headerValue("x-content-type-options")).isEqualTo("nosniff");
        }
    }
}
