package crownhead.play;

import crownhead.table.series.SeriesRefusal;

/** What became of a command to a series. */
public sealed interface SeriesAnswer {
    /** It was carried out and is stored as this row. */
    record Done(SeriesRow row) implements SeriesAnswer {}

    /** It is not allowed; nothing has changed. */
    record Refused(SeriesRefusal why) implements SeriesAnswer {}

    /**
     * The store did not answer, or another node was quicker. The command may be given again; should
     * it have been stored after all, it is refused then.
     */
    record Unavailable() implements SeriesAnswer {}
}
