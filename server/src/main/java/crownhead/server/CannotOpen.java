package crownhead.server;

/** The house cannot be opened; the sentence says why, and what to do. */
public final class CannotOpen extends Exception {
    private static final long serialVersionUID = 1;

    public CannotOpen(String sentence) {
        super(sentence);
    }

    public CannotOpen(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
