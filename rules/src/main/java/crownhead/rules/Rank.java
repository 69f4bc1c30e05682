package crownhead.rules;

/** What a piece may do: a man goes forward only, a king goes both ways. */
public enum Rank {
    MAN,
    KING
}
