package crownhead.app;

/** What was typed cannot be read. */
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String sentence;

    BadInput(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    /** What is wrong with it, and where. */
    String sentence() {
        return sentence;
    }
}
