package crownhead.table.series;

/** What somebody says to an invitation. Silence is no. */
public enum Answer {
    YES,
    NO
}
