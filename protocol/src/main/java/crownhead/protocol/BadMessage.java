package crownhead.protocol;

import java.io.Serial;

/** A line that is no message. */
public final class BadMessage extends Exception {
    @Serial private static final long serialVersionUID = 1;

    /** How far it is from being one. */
    public enum Kind {
        NO_JSON("not-json", "This is no JSON object in one line."),
        NO_MESSAGE(
                "bad-message",
                "This is no message of the protocol: a type or a field is missing or wrong.");

        private final String code;
        private final String sentence;

        Kind(String code, String sentence) {
            this.code = code;
            this.sentence = sentence;
        }

        public String code() {
            return code;
        }

        public String sentence() {
            return sentence;
        }
    }

    private final Kind kind;

    /** {@code detail} is for a log: it may repeat what the other side sent. */
    BadMessage(Kind kind, String detail) {
        super(detail);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }
}
