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
}
