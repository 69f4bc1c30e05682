package crownhead.clients.terminal;

import crownhead.rules.Side;
import crownhead.rules.dress.Colour;
import crownhead.rules.dress.ColourSet;
import java.util.Optional;

/** The inks of a board and its pieces, chosen once for a colour set. */
record Paints(
        Ink dark,
        Ink light,
        PiecePaint first,
        PiecePaint second,
        Ink number,
        Ink cursor,
        Ink choice) {
    private static final Colour GOLD = new Colour("gold", 0xFFD84D);
    private static final Colour SKY = new Colour("sky", 0x8FE3FF);
    private static final Colour NAVY = new Colour("navy", 0x10107A);
    private static final Colour BLACK = new Colour("black", 0x000000);

    /**
     * The inks of a piece.
     *
     * @param text what is written on it
     * @param rim what parts it from its square, where it would not stand out by itself
     */
    record PiecePaint(Ink body, Ink text, Optional<Ink> rim) {}

    static Paints of(ColourSet set, Depth depth) {
        return depth == Depth.COLOURS_16 ? SixteenColours.paints(set) : mixed(set, depth);
    }

    PiecePaint piece(Side side) {
        return side == Side.FIRST ? first : second;
    }

    private static Paints mixed(ColourSet set, Depth depth) {
        InkPot pot = new InkPot(depth);
        Ink dark = pot.nearest(set.darkSquare());
        boolean isGoldSeen =
                dark.contrastWith(pot.nearest(GOLD)) >= dark.contrastWith(pot.nearest(NAVY));
        return new Paints(
                dark,
                pot.nearest(set.lightSquare()),
                piece(pot, set.colour(Side.FIRST), dark),
                piece(pot, set.colour(Side.SECOND), dark),
                pot.textOn(dark),
                pot.nearest(isGoldSeen ? GOLD : NAVY),
                pot.nearest(isGoldSeen ? SKY : BLACK));
    }

    private static PiecePaint piece(InkPot pot, Colour colour, Ink square) {
        Ink body = pot.nearest(colour, square);
        return new PiecePaint(body, pot.textOn(body), Optional.empty());
    }
}
