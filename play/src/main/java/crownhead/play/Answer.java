package crownhead.play;

import crownhead.table.Refusal;

/** What became of a command. */
public sealed interface Answer {
    /** It was carried out, now or when it first came, and is stored as this row. */
    record Done(LogRow row) implements Answer {}

    /**
     * Time had ended the game before it came; this row says how, and the command was not carried
     * out.
     */
    record Overtaken(LogRow row) implements Answer {}

    /** It is not allowed; nothing has changed. */
    record Refused(Refusal why) implements Answer {}

    /** There is no such table. */
    record NoSuchTable() implements Answer {}

    /** The store did not answer: the command was not carried out, and may be given again. */
    record Unavailable() implements Answer {}
}
