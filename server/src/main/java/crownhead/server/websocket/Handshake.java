package crownhead.server.websocket;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Optional;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/** How a request becomes a WebSocket (RFC 6455, 4.2). */
final class Handshake {
    static final HttpField VERSION = new HttpField("Sec-WebSocket-Version", "13");

    private static final String KEY = "Sec-WebSocket-Key";
    private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    private static final int KEY_BYTES = 16;

    private Handshake() {}

    /** Whether a request wants to be one at all. */
    static boolean isWanted(Request request) {
        HttpFields headers = request.getHeaders();
        return HttpMethod.GET.is(request.getMethod())
                && request.getConnectionMetaData().getHttpVersion() == HttpVersion.HTTP_1_1
                && headers.contains(HttpHeader.UPGRADE, "websocket")
                && headers.contains(HttpHeader.CONNECTION, "upgrade");
    }

    /** What is wrong with it, as a status. */
    static Optional<Integer> fault(Request request) {
        HttpFields headers = request.getHeaders();
        if (!VERSION.getValue().equals(headers.get(VERSION.getName()))) {
            return Optional.of(HttpStatus.UPGRADE_REQUIRED_426);
        }
        return isKey(headers.get(KEY)) ? Optional.empty() : Optional.of(HttpStatus.BAD_REQUEST_400);
    }

    private static boolean isKey(@Nullable String key) {
        try {
            return key != null && Base64.getDecoder().decode(key).length == KEY_BYTES;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /** What proves to the client that its handshake was understood. */
    static String accept(Request request) {
        try {
            byte[] text =
                    (request.getHeaders().get(KEY) + MAGIC).getBytes(StandardCharsets.US_ASCII);
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-1").digest(text));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-1", e);
        }
    }
}
