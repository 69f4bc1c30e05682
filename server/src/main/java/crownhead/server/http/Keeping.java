package crownhead.server.http;

/** Where a client keeps what lets it act. */
enum Keeping {
    /** Itself: the answer says it. */
    ITSELF,
    /** In a cookie that scripts cannot read. */
    COOKIE;

    static Keeping of(boolean cookie) {
        return cookie ? COOKIE : ITSELF;
    }
}
