package crownhead.rules;

/**
 * What happens when a position stands for the third time, forty moves by each side made no
 * progress, or nobody can win any more.
 */
public enum DrawRule {
    /** Either player may claim the draw until the next move; the game goes on if neither does. */
    CLAIMED,
    /** The game is drawn at once. */
    AUTOMATIC,
    /**
     * The same; and a game that is proven drawn is ended by the house, once ten moves by each side
     * made no progress.
     */
    ADJUDICATED
}
