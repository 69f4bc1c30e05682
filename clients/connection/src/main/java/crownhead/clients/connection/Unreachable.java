package crownhead.clients.connection;

import java.io.Serial;

/** No connection came about. The message says why, for people. */
public final class Unreachable extends Exception {
    @Serial private static final long serialVersionUID = 1;

    /** Whether it may go better another time. */
    public enum Prospect {
        /** Nobody was there, or nobody answered. */
        TRY_AGAIN,
        /** Whoever is there is no house of this game. */
        HOPELESS,
        /** The house said {@code bye}, which the receiver was told. */
        SENT_AWAY
    }

    private final Prospect prospect;

    Unreachable(Prospect prospect, String why) {
        super(why);
        this.prospect = prospect;
    }

    public Prospect prospect() {
        return prospect;
    }

    /** Why, in plain words. */
    public String why() {
        return String.valueOf(getMessage());
    }
}
