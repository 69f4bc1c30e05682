package crownhead.server.http;

/** The statuses that the house answers with. */
enum Status {
    OK(200, "OK"),
    CREATED(201, "Created"),
    NO_CONTENT(204, "No Content"),
    NOT_MODIFIED(304, "Not Modified"),
    BAD_REQUEST(400, "Bad Request"),
    UNAUTHORIZED(401, "Unauthorized"),
    FORBIDDEN(403, "Forbidden"),
    NOT_FOUND(404, "Not Found"),
    METHOD_NOT_ALLOWED(405, "Method Not Allowed"),
    CONFLICT(409, "Conflict"),
    TOO_LARGE(413, "Content Too Large"),
    UNSUPPORTED(415, "Unsupported Media Type"),
    TOO_MANY(429, "Too Many Requests"),
    FAULT(500, "Internal Server Error"),
    UNAVAILABLE(503, "Service Unavailable");

    private final int number;
    private final String title;

    Status(int number, String title) {
        this.number = number;
        this.title = title;
    }

    int number() {
        return number;
    }

    String title() {
        return title;
    }
}
