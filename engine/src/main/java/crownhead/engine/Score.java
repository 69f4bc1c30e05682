package crownhead.engine;

/** What a position is worth for the side to move; a man is worth about a hundred. */
public final class Score {
    /** No position is worth more. */
    public static final int INFINITY = 30_000;

    /** The game is won here; each turn on the way there makes it worth one less. */
    public static final int WIN = 20_000;

    /** An endgame table says that it is won; how many turns that takes is not known. */
    public static final int KNOWN_WIN = 15_000;

    public static final int DRAW = 0;

    /** Nothing beyond this is an evaluation: it is known. */
    static final int DECIDED = 10_000;

    private Score() {}

    /** The side to move has lost, so many turns from where a search began. */
    static int lostAt(int ply) {
        return ply - WIN;
    }

    /** Whether a search has seen the end of the game, or a table knows it. */
    public static boolean isDecided(int score) {
        return Math.abs(score) >= DECIDED;
    }

    /** A value from an evaluation, kept apart from those that are known. */
    static int evaluated(int score) {
        return Math.max(1 - DECIDED, Math.min(score, DECIDED - 1));
    }
}
