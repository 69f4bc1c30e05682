package crownhead.server.storage;

/** A back-up could not be made or used: nothing was changed. */
public final class CannotCopy extends Exception {
    private static final long serialVersionUID = 1L;

    private final String advice;

    CannotCopy(String message, String advice) {
        super(message);
        this.advice = advice;
    }

    CannotCopy(String message, String advice, Throwable cause) {
        super(message, cause);
        this.advice = advice;
    }

    /** What the operator can do about it, as a sentence. */
    public String advice() {
        return advice;
    }
}
