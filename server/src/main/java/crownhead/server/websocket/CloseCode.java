package crownhead.server.websocket;

/** Why a connection is closed (RFC 6455, 7.4). */
final class CloseCode {
    static final int NORMAL = 1000;
    static final int PROTOCOL = 1002;
    static final int NOT_TEXT = 1007;
    static final int TOO_LONG = 1009;

    /** The house goes away and will be back. */
    static final int RESTARTS = 1012;

    private static final int LAST_REGISTERED = 1014;
    private static final int FIRST_FREE = 3000;
    private static final int LAST_FREE = 4999;

    private CloseCode() {}

    /** Whether a client may say so. 1004 means nothing, and 1005 and 1006 are never sent. */
    static boolean maySend(int code) {
        boolean isRegistered = code >= NORMAL && code <= LAST_REGISTERED;
        boolean isNeverSent = code >= 1004 && code <= 1006;
        return (isRegistered && !isNeverSent) || (code >= FIRST_FREE && code <= LAST_FREE);
    }
}
