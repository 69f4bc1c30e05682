package crownhead.clients.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import crownhead.rules.Side;
import crownhead.rules.dress.Colour;
import crownhead.rules.dress.ColourSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class PaintsTest {
    /** The sixteen colours as xterm shows them; the other usual table is in the code. */
    private static final int[] XTERM = {
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF
    };

    static Stream<Arguments> manyColours() {
        return Stream.of(ColourSet.values())
                .flatMap(set ->
                        Stream.of(Depth.COLOURS_256, Depth.TRUE_COLOUR)
                                .map(depth -> Arguments.of(set, depth)));
    }

    @ParameterizedTest
    @MethodSource("manyColours")
    @Tag("TE-2f")
    void aPieceStandsOutFromItsSquare(ColourSet set, Depth depth) {
        Paints paints = Paints.of(set, depth);
        for (Side side : Side.values()) {
            Paints.PiecePaint piece = paints.piece(side);
            assertThat(piece.body().contrastWith(paints.dark())).isGreaterThanOrEqualTo(4.5);
            assertThat(piece.text().contrastWith(piece.body())).isGreaterThanOrEqualTo(4.5);
        }
    }

    @ParameterizedTest
    @EnumSource(ColourSet.class)
    @Tag("TE-2f")
    void inSixteenColoursItsLetterAndItsRimStandOutFromIt(ColourSet set) {
        Paints paints = Paints.of(set, Depth.COLOURS_16);
        for (Side side : Side.values()) {
            Paints.PiecePaint piece = paints.piece(side);
            Ink rim = piece.rim().orElseThrow();
            assertThat(contrast(piece.text(), piece.body())).isGreaterThanOrEqualTo(4.5);
            assertThat(contrast(rim, piece.body())).isGreaterThanOrEqualTo(4.5);
        }
    }

    @ParameterizedTest
    @MethodSource("manyColours")
    void theTwoSidesLookDifferent(ColourSet set, Depth depth) {
        Paints paints = Paints.of(set, depth);
        assertThat(paints.first().body().contrastWith(paints.second().body()))
                .isGreaterThanOrEqualTo(1.8);
    }

    @ParameterizedTest
    @MethodSource("manyColours")
    void aHighlightCanBeSeenOnItsSquare(ColourSet set, Depth depth) {
        Paints paints = Paints.of(set, depth);
        assertThat(paints.cursor().contrastWith(paints.dark())).isGreaterThanOrEqualTo(3);
        assertThat(paints.choice().contrastWith(paints.dark())).isGreaterThanOrEqualTo(3);
        assertThat(paints.number().contrastWith(paints.dark())).isGreaterThanOrEqualTo(4.5);
    }

    @ParameterizedTest
    @EnumSource(ColourSet.class)
    void aHighlightCanBeSeenInSixteenColours(ColourSet set) {
        Paints paints = Paints.of(set, Depth.COLOURS_16);
        assertThat(contrast(paints.cursor(), paints.dark())).isGreaterThanOrEqualTo(3);
        assertThat(contrast(paints.choice(), paints.dark())).isGreaterThanOrEqualTo(3);
    }

    @Test
    @Tag("TE-2d")
    void theConsolesSquaresAreRedAndWhite() {
        Paints paints = Paints.of(ColourSet.CONSOLE_DEFAULT, Depth.COLOURS_16);
        assertThat(paints.dark().code()).isEqualTo(1);
        assertThat(paints.light().code()).isEqualTo(7);
        assertThat(paints.first().body().code()).isEqualTo(15);
        assertThat(paints.second().body().code()).isEqualTo(9);
    }

    /** The lesser of what the two usual tables give. */
    private static double contrast(Ink one, Ink other) {
        Colour first = new Colour("one", XTERM[one.code()]);
        Colour second = new Colour("other", XTERM[other.code()]);
        return Math.min(one.contrastWith(other), first.contrastWith(second));
    }
}
