package crownhead.engine.hub;

/** A line that cannot be understood or carried out. */
final class HubException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String why;

    HubException(String why) {
        super(why);
        this.why = why;
    }

    String why() {
        return why;
    }
}
