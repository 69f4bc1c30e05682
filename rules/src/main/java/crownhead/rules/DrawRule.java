package crownhead.rules;

/**
 * What happens when a position stands for the third time, or forty moves by each side made no
 * progress.
 */
public enum DrawRule {
    /** Either player may claim the draw until the next move; the game goes on if neither does. */
    CLAIMED,
    /** The game is drawn at once. */
    AUTOMATIC
}
