package crownhead.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is left for somebody who sees no colours: every line of the board is drawn in one colour and
 * nothing is filled, each square is 100 pixels wide, and still whatever means something else looks
 * different.
 */
class ColoursTest {
    private static final double SAME = 0.002;
    private static final double OTHER = 0.004;
    private static final int HALF = 128;

    private static final String WITHOUT_COLOURS =
            """
            () => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(`
                .board, .board * { background: #fff !important; box-shadow: none !important; color: #000 !important;
                  animation: none !important; transition: none !important; }
                .board svg * { fill: none !important; stroke: #000 !important; opacity: 1 !important; }
                .board svg .number { display: none; }
                .grid, .grid *, .pieces, .pieces * { background: none !important; }
                [data-below] { position: fixed !important; inset: 0 auto auto 0 !important; z-index: 99;
                  width: 800px !important; padding: 0 !important; }
                [data-below] .grid, [data-below] .pieces { margin: 0 !important; }`);
              document.adoptedStyleSheets = [sheet];
            }
            """;

    @Nested
    class OnTheBoard {
        @Test
        @Tag("WE-9e")
        void sidesMovablePiecesTheChosenOneAndItsTargetsHaveShapesOfTheirOwn() {
            try (Pair pair = Pair.atATable(TestHouse.shared())) {
                Visitor ann = pair.first();
                withoutColours(ann);
                BufferedImage man = drawn(ann, 6);
                BufferedImage movable = drawn(ann, 10);
                BufferedImage empty = drawn(ann, 15);
                areAllDifferent(man, movable, empty, drawn(ann, 25));
                areTheSame(man, drawn(ann, 7));
                areTheSame(movable, drawn(ann, 11));
                areTheSame(empty, drawn(ann, 18));
                ann.clicks(List.of(11));
                areAllDifferent(man, movable, drawn(ann, 11), empty, drawn(ann, 15));
            }
        }

        @Test
        @Tag("WE-9e")
        void theLastMoveAndAForcedJumpHaveShapesOfTheirOwn() {
            try (Pair pair = Pair.atATable(TestHouse.shared())) {
                Visitor ann = pair.first();
                withoutColours(ann);
                BufferedImage movable = drawn(ann, 9);
                BufferedImage theirs = drawn(ann, 22);
                BufferedImage empty = drawn(ann, 18);
                pair.post(0, ShortGame.of("11-15 22-18").moves());
                ann.hasTurn();
                areAllDifferent(movable, drawn(ann, 15), theirs, drawn(ann, 18));
                areAllDifferent(empty, drawn(ann, 22));
                areTheSame(empty, drawn(ann, 11));
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"carved", "flat", "letters"})
        @Tag("WE-9e")
        void kingsAndMenOfBothSidesDifferInEveryStyle(String style) {
            try (Visitor visitor = Visitor.atADesk(TestHouse.shared())) {
                visitor.page()
                        .addInitScript(
                                "localStorage.setItem('crownhead.settings', JSON.stringify({ pieces: '"
                                        + style
                                        + "', hints: false }))");
                OneScreen.sitDown(visitor, ShortGame.WITH_A_KING);
                withoutColours(visitor);
                areAllDifferent(
                        drawn(visitor, standing(visitor, "king")),
                        drawn(visitor, standing(visitor, "first-man")),
                        drawn(visitor, standing(visitor, "second-man")));
            }
        }
    }

    @Nested
    class BesideTheBoard {
        @Test
        @Tag("WE-9e")
        void whoHasWhichSideWhoseTurnItIsAndWhatIsChosenAreWordsOrMarks() {
            try (Pair pair = Pair.atATable(TestHouse.shared())) {
                Visitor ann = pair.first();
                assertThat(ann.part("player-you")).containsText("Red");
                assertThat(ann.part("player-other")).containsText("White");
                assertThat(ann.part("player-you")).containsText("●");
                assertThat(ann.part("player-other")).not().containsText("●");
                assertThat(ann.part("turn")).hasText("Your move");
                pair.post(0, ShortGame.of("11-15 22-18").moves());
                ann.hasTurn();
                Locator moves = ann.part("moves").getByRole(AriaRole.BUTTON);
                assertThat(moves.nth(1)).hasAttribute("aria-current", "step");
                assertThat(moves.nth(1)).hasCSS("font-weight", "700");
                assertThat(moves.nth(0)).not().hasCSS("font-weight", "700");
                ann.drags(9, 13);
                assertThat(ann.part("refusal")).hasText(Pattern.compile(".+"));
            }
        }

        @Test
        @Tag("WE-9e")
        void linksInATextAreUnderlinedAndAFieldInWantOfSomethingSaysSo() {
            try (Visitor visitor = Visitor.atADesk(TestHouse.shared()).visit("/privacy")) {
                visitor.page().locator("h1").waitFor();
                assertThat(
                                visitor.page()
                                        .evaluate(
                                                "() => [...document.querySelectorAll('main p a, main li a')]"
                                                        + ".filter((one) => !getComputedStyle(one).textDecorationLine.includes('underline') && !one.matches('.button')).length"))
                        .isEqualTo(0);
                visitor.visit("/").press("Start the game");
                Locator name = visitor.page().getByLabel("Your name");
                assertThat(name).hasAttribute("aria-invalid", "true");
                assertThat(name)
                        .hasAccessibleDescription(Pattern.compile(".*Enter your name first.*"));
            }
        }
    }

    private static void withoutColours(Visitor visitor) {
        visitor.page().evaluate(WITHOUT_COLOURS);
    }

    private static int standing(Visitor visitor, String piece) {
        String square =
                visitor.page()
                        .locator("[data-piece$='" + piece + "']")
                        .first()
                        .getAttribute("data-square");
        return Integer.parseInt(String.valueOf(square));
    }

    /** A picture of one square, once nothing moves any more. */
    private static BufferedImage drawn(Visitor visitor, int square) {
        visitor.page().mouse().move(0, 0);
        visitor.page()
                .waitForFunction(
                        "() => document.getAnimations().every((one) => one.playState !== 'running')");
        return read(visitor.square(square).screenshot());
    }

    private static BufferedImage read(byte[] png) {
        try {
            return ImageIO.read(new ByteArrayInputStream(png));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Otherwise that pictures differ would prove nothing. */
    private static void areTheSame(BufferedImage one, BufferedImage other) {
        assertThat(difference(one, other)).as("what means the same").isLessThan(SAME);
    }

    private static void areAllDifferent(BufferedImage... pictures) {
        for (int i = 0; i < pictures.length; i++) {
            for (int j = 0; j < i; j++) {
                assertThat(difference(pictures[i], pictures[j]))
                        .as("pictures %d and %d", j, i)
                        .isGreaterThan(OTHER);
            }
        }
    }

    /** How many of the points are dark in one of them only. Edges are not drawn quite alike. */
    private static double difference(BufferedImage one, BufferedImage other) {
        int count = 0;
        int width = Math.min(one.getWidth(), other.getWidth());
        int height = Math.min(one.getHeight(), other.getHeight());
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                count += Math.abs(light(one, x, y) - light(other, x, y)) > HALF ? 1 : 0;
            }
        }
        return (double) count / (width * height);
    }

    private static int light(BufferedImage picture, int x, int y) {
        return (picture.getRGB(x, y) >> 8) & 0xff;
    }
}
