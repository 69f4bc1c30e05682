package crownhead.engine.endgame;

/** A file of endgame tables is not as it was written, or not of this version. */
public final class BrokenTables extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String sentence;

    public BrokenTables(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    /** What is wrong with which file, for people. */
    public String sentence() {
        return sentence;
    }
}
