package crownhead.bench;

/** A run found what must not be, or did not find what must be. */
final class BrokenPromise extends RuntimeException {
    private static final long serialVersionUID = 1;

    BrokenPromise(String message) {
        super(message);
    }
}
