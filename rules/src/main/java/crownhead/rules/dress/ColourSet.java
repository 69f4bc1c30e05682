package crownhead.rules.dress;

import crownhead.rules.Side;
import java.util.Optional;

/** The colours of a game. A set is called by its pieces, and the first of the two moves first. */
// Its fields are records of a text and a number, which the check does not see through.
@SuppressWarnings("ImmutableEnumChecker")
public enum ColourSet {
    /** The tournament board: green and buff. */
    RED_WHITE(
            "red-white",
            new Colour("red", 0xE4513F),
            new Colour("white", 0xFBF3E2),
            new Colour("green", 0x16382A),
            new Colour("buff", 0xEBDDB5)),
    BLACK_WHITE(
            "black-white",
            new Colour("black", 0x1B1714),
            new Colour("white", 0xFFF9EC),
            new Colour("chestnut", 0x9C6A41),
            new Colour("maple", 0xEBD3AC)),
    BLACK_RED(
            "black-red",
            new Colour("black", 0x1A1513),
            new Colour("red", 0xA31B1B),
            new Colour("oak", 0xD6A972),
            new Colour("cream", 0xF7EAD0)),
    /** The console's board: red and white squares. */
    WHITE_RED(
            "white-red",
            new Colour("white", 0xFFF7E8),
            new Colour("red", 0xFF7361),
            new Colour("red", 0x5E1217),
            new Colour("white", 0xF3E6D8));

    public static final ColourSet DEFAULT = RED_WHITE;
    public static final ColourSet CONSOLE_DEFAULT = WHITE_RED;

    private final String id;
    private final Colour first;
    private final Colour second;
    private final Colour darkSquare;
    private final Colour lightSquare;

    ColourSet(String id, Colour first, Colour second, Colour darkSquare, Colour lightSquare) {
        this.id = id;
        this.first = first;
        this.second = second;
        this.darkSquare = darkSquare;
        this.lightSquare = lightSquare;
    }

    /** The set that goes by an id, if any does. */
    public static Optional<ColourSet> named(String id) {
        for (ColourSet set : values()) {
            if (set.id.equals(id)) {
                return Optional.of(set);
            }
        }
        return Optional.empty();
    }

    /** A stable name for messages and addresses: {@code red-white}. */
    public String id() {
        return id;
    }

    /** The colour of a side's pieces. */
    public Colour colour(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** The squares that are played on. */
    public Colour darkSquare() {
        return darkSquare;
    }

    public Colour lightSquare() {
        return lightSquare;
    }
}
