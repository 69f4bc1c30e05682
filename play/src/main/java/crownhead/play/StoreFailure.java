package crownhead.play;

/** The store could not be reached, or did not answer. */
public final class StoreFailure extends Exception {
    private static final long serialVersionUID = 1L;

    public StoreFailure(String message) {
        super(message);
    }

    public StoreFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
