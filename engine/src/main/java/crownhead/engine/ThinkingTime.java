package crownhead.engine;

/**
 * How long to think about a move, in milliseconds.
 *
 * @param enough after this no deeper look is begun
 * @param most after this the search ends, wherever it is
 */
public record ThinkingTime(int enough, int most) {
    /** What passes between the end of a search and the other side's hearing of it. */
    private static final int DELIVERY = 10;

    /** How many moves a game still has when nobody says. */
    private static final int MOVES_LEFT = 25;

    private static final int LEAST = 1;

    /** So long for each move, and not longer. */
    public static ThinkingTime ofMove(int millis) {
        int most = Math.max(LEAST, millis - Math.min(DELIVERY, millis / 5));
        return new ThinkingTime(most, most);
    }

    /** A share of what is left for so many moves; each move adds some. */
    public static ThinkingTime ofClock(int left, int increment, int moves) {
        int usable = Math.max(LEAST, left - DELIVERY);
        int share = usable / Math.max(1, Math.min(moves, MOVES_LEFT)) + increment * 4 / 5;
        int most = Math.max(LEAST, Math.min(share * 3, usable * 2 / 5));
        return new ThinkingTime(Math.max(LEAST, Math.min(share / 2, most)), most);
    }

    public static ThinkingTime ofClock(int left, int increment) {
        return ofClock(left, increment, MOVES_LEFT);
    }

    /** Without end, until somebody interrupts. */
    public static ThinkingTime endless() {
        return new ThinkingTime(Integer.MAX_VALUE, Integer.MAX_VALUE);
    }
}
