package crownhead.server.http;

/** What a route reads from the body of a request, and how much of it. */
enum Reads {
    NOTHING(0, ""),
    JSON(64 * 1024, "application/json"),
    /** A whole file of games. */
    PDN(1024 * 1024, "text/plain");

    private final int most;
    private final String mediaType;

    Reads(int most, String mediaType) {
        this.most = most;
        this.mediaType = mediaType;
    }

    /** In bytes. */
    int most() {
        return most;
    }

    String mediaType() {
        return mediaType;
    }

    boolean accepts(String type) {
        return switch (this) {
            case NOTHING -> true;
            case JSON -> type.equals(mediaType);
            case PDN -> type.equals(mediaType) || type.equals("application/vnd.pdn");
        };
    }

    HttpRefusal wrongType() {
        return this == PDN ? HttpRefusal.NOT_TEXT_TYPE : HttpRefusal.NOT_JSON_TYPE;
    }
}
