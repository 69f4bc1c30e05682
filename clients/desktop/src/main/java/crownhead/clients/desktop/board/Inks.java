package crownhead.clients.desktop.board;

import crownhead.rules.Side;
import crownhead.rules.dress.Colour;
import crownhead.rules.dress.ColourSet;
import java.awt.Color;

/** The colours that a board is painted with. */
record Inks(ColourSet set) {
    static final Color CHOICE = new Color(0xF2C14E);
    static final Color CURSOR = new Color(0x4FB3FF);
    static final Color LAST = new Color(0xF2C14E, false);
    static final Color REFUSED = new Color(0xE5383B);

    Color darkSquare() {
        return color(set.darkSquare());
    }

    Color lightSquare() {
        return color(set.lightSquare());
    }

    Color frame() {
        return mixed(darkSquare(), Color.BLACK, 0.35);
    }

    Color number() {
        return clear(lightSquare(), 165);
    }

    Color piece(Side side) {
        return color(set.colour(side));
    }

    /** Seen against every piece: darker than a light one, lighter than a dark one. */
    Color mark(Side side) {
        Color piece = piece(side);
        return isBright(piece) ? mixed(piece, Color.BLACK, 0.68) : mixed(piece, Color.WHITE, 0.8);
    }

    Color rim(Side side) {
        return mixed(piece(side), Color.BLACK, 0.55);
    }

    Color shine(Side side) {
        return mixed(piece(side), Color.WHITE, 0.35);
    }

    Color shade(Side side) {
        return mixed(piece(side), Color.BLACK, 0.18);
    }

    static Color clear(Color colour, int alpha) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
    }

    private static boolean isBright(Color colour) {
        return 0.3 * colour.getRed() + 0.6 * colour.getGreen() + 0.1 * colour.getBlue() > 100;
    }

    private static Color color(Colour colour) {
        return new Color(colour.rgb());
    }

    private static Color mixed(Color one, Color other, double share) {
        return new Color(
                mixed(one.getRed(), other.getRed(), share),
                mixed(one.getGreen(), other.getGreen(), share),
                mixed(one.getBlue(), other.getBlue(), share));
    }

    private static int mixed(int one, int other, double share) {
        return (int) Math.round(one + (other - one) * share);
    }
}
