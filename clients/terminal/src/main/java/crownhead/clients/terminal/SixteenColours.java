package crownhead.clients.terminal;

import crownhead.rules.dress.Colour;
import crownhead.rules.dress.ColourSet;
import java.util.Optional;

/**
 * The choice where there are only sixteen colours, which every terminal shows a little differently.
 */
final class SixteenColours {
    private static final int BLACK = 0;
    private static final int RED = 1;
    private static final int GREEN = 2;
    private static final int YELLOW = 3;
    private static final int BLUE = 4;
    private static final int LIGHT_GREY = 7;
    private static final int BRIGHT_RED = 9;
    private static final int BRIGHT_YELLOW = 11;
    private static final int BRIGHT_CYAN = 14;
    private static final int BRIGHT_WHITE = 15;

    private static final int[] USUAL = {
        0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080, 0x008080, 0xC0C0C0,
        0x808080, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF
    };

    private SixteenColours() {}

    static Paints paints(ColourSet set) {
        return switch (set) {
            case RED_WHITE -> paints(GREEN, BRIGHT_RED, BRIGHT_WHITE);
            case BLACK_WHITE -> paints(YELLOW, BLACK, BRIGHT_WHITE);
            case BLACK_RED -> paints(YELLOW, BLACK, BRIGHT_RED);
            case WHITE_RED -> paints(RED, BRIGHT_WHITE, BRIGHT_RED);
        };
    }

    private static Paints paints(int dark, int first, int second) {
        boolean isDeep = dark == RED;
        return new Paints(
                ink(dark),
                ink(LIGHT_GREY),
                piece(first),
                piece(second),
                ink(isDeep ? BRIGHT_WHITE : BLACK),
                ink(isDeep ? BRIGHT_YELLOW : BLUE),
                ink(isDeep ? BRIGHT_CYAN : BLACK));
    }

    /** Only black and white are sure to be far apart: a piece has the one on it and round it. */
    private static Paints.PiecePaint piece(int body) {
        Ink other = ink(body == BLACK ? BRIGHT_WHITE : BLACK);
        return new Paints.PiecePaint(ink(body), other, Optional.of(other));
    }

    private static Ink ink(int code) {
        return new Ink(Depth.COLOURS_16, code, new Colour("colour " + code, USUAL[code]));
    }
}
