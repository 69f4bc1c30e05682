package crownhead.clients.terminal;

import crownhead.rules.Side;
import crownhead.rules.dress.ColourSet;

/** How squares and pieces are drawn. */
interface SquareArt {
    static SquareArt of(Look look, ColourSet colours) {
        if (look.depth() == Depth.NO_COLOUR) {
            return new BareArt(look.glyphs());
        }
        Paints paints = Paints.of(colours, look.depth());
        return look.hasHalfCells() ? new DiscArt(paints) : new BlockArt(paints);
    }

    void drawLight(Canvas canvas, Area area);

    void drawDark(Canvas canvas, Area area, SquareView view);

    /** A side's sign in a list of players, three cells wide. */
    void drawSign(Canvas canvas, int row, int column, Side side);
}
