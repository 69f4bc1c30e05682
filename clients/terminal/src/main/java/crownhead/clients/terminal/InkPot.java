package crownhead.clients.terminal;

import crownhead.rules.dress.Colour;
import java.util.ArrayList;
import java.util.List;

/** The colours of a terminal that shows more than sixteen, and how another is rounded to them. */
record InkPot(Depth depth) {
    /** What a piece stands out from its square by, at least. */
    static final double CONTRAST = 4.5;

    private static final int[] CUBE = {0, 95, 135, 175, 215, 255};
    private static final int STEPS = 64;

    /** The colour nearest to one. */
    Ink nearest(Colour wanted) {
        return depth == Depth.TRUE_COLOUR ? ink(wanted.rgb(), wanted) : closest(wanted, indexed());
    }

    /** The colour nearest to one among those that stand out from another. */
    Ink nearest(Colour wanted, Ink against) {
        List<Ink> candidates = depth == Depth.TRUE_COLOUR ? shades(wanted) : indexed();
        return closest(
                wanted,
                candidates.stream().filter(ink -> ink.contrastWith(against) >= CONTRAST).toList());
    }

    /** Black or white, whichever can be read on a colour: one of them always can. */
    Ink textOn(Ink ink) {
        Ink black = nearest(new Colour("black", 0x000000));
        Ink white = nearest(new Colour("white", 0xFFFFFF));
        return black.contrastWith(ink) >= white.contrastWith(ink) ? black : white;
    }

    private Ink ink(int code, Colour colour) {
        return new Ink(depth, code, colour);
    }

    private static Ink closest(Colour wanted, List<Ink> candidates) {
        Ink best = candidates.getFirst();
        for (Ink candidate : candidates) {
            if (distance(wanted, candidate.colour()) < distance(wanted, best.colour())) {
                best = candidate;
            }
        }
        return best;
    }

    /** From the colour itself to white and to black. */
    private List<Ink> shades(Colour colour) {
        List<Ink> shades = new ArrayList<>();
        for (int step = 0; step <= STEPS; step++) {
            for (int end : new int[] {0xFFFFFF, 0x000000}) {
                int rgb = mix(colour.rgb(), end, step);
                shades.add(ink(rgb, new Colour(colour.name(), rgb)));
            }
        }
        return shades;
    }

    private static int mix(int from, int to, int step) {
        int mixed = 0;
        for (int shift : new int[] {16, 8, 0}) {
            int start = from >> shift & 0xFF;
            int end = to >> shift & 0xFF;
            mixed |= (start + (end - start) * step / STEPS) << shift;
        }
        return mixed;
    }

    /** The cube and the greys of 256 colours: the first sixteen look different everywhere. */
    private List<Ink> indexed() {
        List<Ink> inks = new ArrayList<>();
        for (int i = 0; i < 216; i++) {
            inks.add(indexed(16 + i, CUBE[i / 36], CUBE[i / 6 % 6], CUBE[i % 6]));
        }
        for (int i = 0; i < 24; i++) {
            inks.add(indexed(232 + i, 8 + 10 * i, 8 + 10 * i, 8 + 10 * i));
        }
        return inks;
    }

    private Ink indexed(int code, int red, int green, int blue) {
        return ink(code, new Colour("colour " + code, red << 16 | green << 8 | blue));
    }

    /** How different two colours look, roughly: the eye sees green best. */
    private static int distance(Colour one, Colour other) {
        int red = (one.rgb() >> 16 & 0xFF) - (other.rgb() >> 16 & 0xFF);
        int green = (one.rgb() >> 8 & 0xFF) - (other.rgb() >> 8 & 0xFF);
        int blue = (one.rgb() & 0xFF) - (other.rgb() & 0xFF);
        return 3 * red * red + 4 * green * green + 2 * blue * blue;
    }
}
