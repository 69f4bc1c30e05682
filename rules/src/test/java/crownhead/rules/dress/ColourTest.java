package crownhead.rules.dress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ColourTest {
    private static final Colour BLACK = new Colour("black", 0x000000);
    private static final Colour WHITE = new Colour("white", 0xFFFFFF);
    private static final Colour MIDDLE_GREY = new Colour("grey", 0x767676);

    @Nested
    class Contrast {
        @Test
        void isTwentyOneBetweenBlackAndWhite() {
            assertThat(BLACK.contrastWith(WHITE)).isCloseTo(21.0, within(1e-9));
        }

        @Test
        void isOneBetweenAColourAndItself() {
            assertThat(MIDDLE_GREY.contrastWith(MIDDLE_GREY)).isEqualTo(1.0);
        }

        @Test
        void isTheSameBothWays() {
            assertThat(MIDDLE_GREY.contrastWith(BLACK)).isEqualTo(BLACK.contrastWith(MIDDLE_GREY));
        }

        @Test
        void isFourAndAHalfForTheLightestGreyThatIsReadableOnWhite() {
            assertThat(MIDDLE_GREY.contrastWith(WHITE)).isCloseTo(4.54, within(0.005));
        }

        @Test
        void weighsGreenMoreThanRedAndRedMoreThanBlue() {
            double red = new Colour("red", 0xFF0000).contrastWith(BLACK);
            double green = new Colour("green", 0x00FF00).contrastWith(BLACK);
            double blue = new Colour("blue", 0x0000FF).contrastWith(BLACK);
            assertThat(red).isCloseTo(5.252, within(0.001));
            assertThat(green).isCloseTo(15.304, within(0.001));
            assertThat(blue).isCloseTo(2.444, within(0.001));
        }
    }

    @Test
    void moreThanTwentyFourBitsAreNoColour() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Colour("too much", 0x1000000))
                .withMessage("No colour 16777216: red, green and blue take eight bits each");
    }
}
