package crownhead.rules;

/** What the rules say of a turn that someone wants to play. */
public sealed interface Ruling {
    /** It may be played, and this is the move it means. */
    record Legal(Move move) implements Ruling {}

    /** It may not be played; the board stays as it was. */
    record Refused(Illegal why) implements Ruling {}
}
