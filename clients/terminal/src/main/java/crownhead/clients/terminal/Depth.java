package crownhead.clients.terminal;

/** How many colours a terminal shows. */
enum Depth {
    NO_COLOUR(0),
    COLOURS_16(16),
    COLOURS_256(256),
    TRUE_COLOUR(0x1000000);

    private final int colours;

    Depth(int colours) {
        this.colours = colours;
    }

    int colours() {
        return colours;
    }

    /**
     * What the environment says.
     *
     * @param known how many colours the terminal's description knows
     * @param colorTerm how terminals say that they know all colours
     * @param noColor not empty when a person wants none
     */
    static Depth of(int known, String colorTerm, String noColor) {
        if (!noColor.isEmpty() || known < 8) {
            return NO_COLOUR;
        }
        if (colorTerm.equals("truecolor") || colorTerm.equals("24bit")) {
            return TRUE_COLOUR;
        }
        return known >= COLOURS_256.colours ? COLOURS_256 : COLOURS_16;
    }
}
