package crownhead.clients.presenter;

/** How the board lies where two people share it. */
public enum Lie {
    /** The first mover's side is below. */
    STILL,
    /** The side that is to move is below. */
    WITH_THE_MOVER
}
