package crownhead.server.storage;

/** The database cannot be used as it is. */
public final class CannotOpen extends Exception {
    private static final long serialVersionUID = 1L;

    private final String advice;

    CannotOpen(String message, String advice) {
        super(message);
        this.advice = advice;
    }

    CannotOpen(String message, String advice, Throwable cause) {
        super(message, cause);
        this.advice = advice;
    }

    /** What the operator can do about it, as a sentence. */
    public String advice() {
        return advice;
    }
}
