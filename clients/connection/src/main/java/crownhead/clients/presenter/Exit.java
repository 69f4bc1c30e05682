package crownhead.clients.presenter;

/** How a client ends, and what it tells the shell that started it. */
public enum Exit {
    /** The person left on purpose. */
    LEFT(0),
    /** The house could not be reached. */
    NOT_REACHED(1),
    /** The house was there, and is not any more. */
    LOST(1),
    /** The house said goodbye. */
    SENT_AWAY(1);

    private final int code;

    Exit(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }
}
