package crownhead.rules;

/** One of the two players of a game, by who moves first. What colour the pieces are is dress. */
public enum Side {
    FIRST,
    SECOND;

    public Side opponent() {
        return this == FIRST ? SECOND : FIRST;
    }
}
