package crownhead.engine;

/**
 * Counts the positions that a search looks at, and ends it exactly when it has had its share. The
 * count that moves all the time is an int; whoever interrupts is asked now and then.
 */
final class Budget {
    private static final int SLICE = 1024;

    private Limits limits = Limits.depth(1);
    private long counted;
    private int slice;
    private int left;
    private boolean isSpent;

    void begin(Limits given) {
        limits = given;
        counted = 0;
        isSpent = false;
        nextSlice();
    }

    /** One more position. */
    void spend() {
        left--;
        if (left <= 0) {
            counted += slice;
            isSpent = isSpent || counted >= limits.nodes() || limits.interruption().isDue();
            nextSlice();
        }
    }

    boolean isSpent() {
        return isSpent;
    }

    long nodes() {
        return counted + slice - left;
    }

    private void nextSlice() {
        slice = (int) Math.min(SLICE, Math.max(1, limits.nodes() - counted));
        left = slice;
    }
}
