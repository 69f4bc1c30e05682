package crownhead.rules.notation;

/**
 * What is wrong with a text, and where.
 *
 * @param line counted from 1
 * @param column counted from 1
 * @param code a stable name for programs: {@link #UNREADABLE}, or the code of an illegal move
 * @param sentence for people: what was found and what was expected
 */
public record Fault(int line, int column, String code, String sentence) {
    public static final String UNREADABLE = "unreadable";

    static Fault unreadable(int line, int column, String sentence) {
        return new Fault(line, column, UNREADABLE, sentence);
    }
}
