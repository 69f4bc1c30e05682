package crownhead.rules.notation;

/** A text that cannot be read. The message says where, what was found and what was expected. */
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Fault fault;

    NotationException(Fault fault) {
        super(
                "Line "
                        + fault.line()
                        + ", column "
                        + fault.column()
                        + ": "
                        + fault.sentence());
        this.fault = fault;
    }

    public Fault fault() {
        return fault;
    }
}
