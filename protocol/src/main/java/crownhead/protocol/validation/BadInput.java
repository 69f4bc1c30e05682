package crownhead.protocol.validation;

/** What was typed cannot be read. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String sentence;

    public BadInput(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    /** What is wrong with it, and where. */
    public String sentence() {
        return sentence;
    }
}
