package crownhead.server.http;

/** Why a request is refused before, or without, asking the house. */
enum HttpRefusal {
    BAD_HTTP(Status.BAD_REQUEST, "bad-http", "This is no request that HTTP allows."),
    NOT_JSON(Status.BAD_REQUEST, "not-json", "The body is no JSON object in UTF-8."),
    BAD_REQUEST(
            Status.BAD_REQUEST,
            "bad-request",
            "A field is missing, of another kind, or has a value that it cannot have."),
    TOO_SLOW(Status.BAD_REQUEST, "too-slow", "The body took too long to arrive."),
    BAD_QUERY(
            Status.BAD_REQUEST,
            "bad-query",
            "A parameter of the address has no value it can have."),
    NOT_SIGNED_IN(
            Status.UNAUTHORIZED,
            "not-signed-in",
            "You are not signed in: sign in, or give a name to play as a guest."),
    FOREIGN_ORIGIN(
            Status.FORBIDDEN,
            "foreign-origin",
            "Only pages of this house may act for those who look at them."),
    NO_HEADER(
            Status.FORBIDDEN,
            "no-header",
            "A request that comes with a cookie and changes something needs the header Crownhead: 1."),
    NOT_FROM_HERE(Status.FORBIDDEN, "not-from-here", "This is told on the house's own machine."),
    NO_SUCH_PAGE(Status.NOT_FOUND, "no-such-page", "There is nothing at this address."),
    NO_SUCH_GAME(
            Status.NOT_FOUND, "no-such-game", "There is no such game, or it is not open to you."),
    NO_SUCH_METHOD(
            Status.METHOD_NOT_ALLOWED, "no-such-method", "This address does not know that method."),
    TOO_LARGE(Status.TOO_LARGE, "too-large", "The body is larger than this address takes."),
    NOT_JSON_TYPE(
            Status.UNSUPPORTED,
            "not-json-type",
            "What is sent here has the type application/json, and is not compressed."),
    NOT_TEXT_TYPE(
            Status.UNSUPPORTED,
            "not-text-type",
            "What is sent here has the type text/plain or application/vnd.pdn, and is not"
                    + " compressed."),
    TOO_MANY(
            Status.TOO_MANY,
            "too-many-requests",
            "That is more than the house takes from one place: try again a little later."),
    FAULT(Status.FAULT, "fault", "The house made a mistake with this request."),
    UNAVAILABLE(
            Status.UNAVAILABLE,
            "unavailable",
            "The house could not store or read it: nothing is known to have changed. Try again.");

    private final Status status;
    private final String code;
    private final String sentence;

    HttpRefusal(Status status, String code, String sentence) {
        this.status = status;
        this.code = code;
        this.sentence = sentence;
    }

    Problem problem() {
        return Problem.of(status, code, sentence);
    }

    /** The same, saying what exactly is wrong. */
    Problem problem(String detail) {
        return Problem.of(status, code, detail);
    }
}
