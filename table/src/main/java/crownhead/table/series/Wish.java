package crownhead.table.series;

/** What somebody came for. */
public enum Wish {
    PLAY,
    /** Is never seated or asked to take a seat, and may sit down all the same. */
    WATCH
}
