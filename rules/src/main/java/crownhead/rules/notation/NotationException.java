package crownhead.rules.notation;

/** A text that cannot be read. The message says where, what was found and what was expected. */
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Fault fault;

    NotationException(Fault fault) {
        // Where the text is wrong matters; where the program found it does not, and costs time.
        super(message(fault), null, false, false);
        this.fault = fault;
    }

    private static String message(Fault fault) {
        return "Line " + fault.line() + ", column " + fault.column() + ": " + fault.sentence();
    }

    public Fault fault() {
        return fault;
    }
}
