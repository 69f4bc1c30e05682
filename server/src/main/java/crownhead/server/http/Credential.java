package crownhead.server.http;

/** How a request says who makes it. */
sealed interface Credential {
    record None() implements Credential {}

    /** The secret itself, which no browser sends unasked. */
    record Bearer(String secret) implements Credential {}

    /** A cookie, which a browser sends unasked, for whatever page makes it do so. */
    record Cookie(String secret) implements Credential {}
}
