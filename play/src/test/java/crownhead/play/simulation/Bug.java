package crownhead.play.simulation;

/** A mistake that is planted to see that the simulation finds it. */
public enum Bug {
    NONE,
    /** A row is called stored before it is: sometimes it never is. */
    ACKNOWLEDGES_BEFORE_STORING,
    /** Two rows may have the same version: the later one replaces the earlier. */
    DOES_NOT_GUARD_VERSIONS,
    /** The store does not know which commands it has seen, and nor do the nodes. */
    FORGETS_COMMANDS,
    /** Watchers are told of a row that is then not stored. */
    TELLS_BEFORE_STORING,
    /** The flag falls by a clock that jumps. */
    TRUSTS_THE_WALL_CLOCK,
    /** A client that comes back is given what came after the next version instead of its own. */
    SKIPS_ONE_ON_RESUME
}
