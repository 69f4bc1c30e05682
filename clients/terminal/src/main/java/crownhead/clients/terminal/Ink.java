package crownhead.clients.terminal;

import crownhead.rules.dress.Colour;
import org.jline.utils.AttributedStyle;

/**
 * A colour as a terminal shows it.
 *
 * @param code the number that the terminal knows it by, which is the colour itself in true colour
 */
record Ink(Depth depth, int code, Colour colour) {
    AttributedStyle over(AttributedStyle style) {
        return depth == Depth.TRUE_COLOUR ? style.foregroundRgb(code) : style.foreground(code);
    }

    AttributedStyle under(AttributedStyle style) {
        return depth == Depth.TRUE_COLOUR ? style.backgroundRgb(code) : style.background(code);
    }

    double contrastWith(Ink other) {
        return colour.contrastWith(other.colour);
    }
}
