package crownhead.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;

/** The body of a request, which has to arrive in time. */
final class Body {
    /** So much of what nobody wants is read, and for so long. */
    static final int MOST_UNWANTED = 1 << 18;

    static final Duration PATIENCE_WITH_UNWANTED = Duration.ofSeconds(1);

    private final Context context;
    private final Duration patience;
    private final long began = System.nanoTime();

    private Body(Context context, Duration patience) {
        this.context = context;
        this.patience = patience;
    }

    /** All of it, if it is no longer than that. */
    static byte[] read(Context context, int most, Duration patience) throws BadRequest {
        Body body = new Body(context, patience);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            body.copy(bytes, most + 1);
        } catch (IOException _) {
            // The sender is gone, too slow, or wrote what is no body.
            throw body.left() > 0 ? new BadRequest(HttpRefusal.BAD_HTTP) : body.tooSlow();
        }
        if (bytes.size() > most) {
            throw new BadRequest(HttpRefusal.TOO_LARGE);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads what is left before the answer is written. Otherwise the connection would be closed on
     * somebody who is still sending, and who then never hears the answer.
     */
    static void readAway(Context context) {
        long length = context.req().getContentLengthLong();
        boolean isThere = length > 0 || context.header("Transfer-Encoding") != null;
        boolean isSentOnlyWhenAskedFor = context.header("Expect") != null;
        if (isThere && length <= MOST_UNWANTED && !isSentOnlyWhenAskedFor && !isClosing(context)) {
            try {
                new Body(context, PATIENCE_WITH_UNWANTED)
                        .copy(OutputStream.nullOutputStream(), MOST_UNWANTED);
            } catch (IOException | BadRequest _) {
                // Whoever does not send what it announced is answered all the same.
            }
        }
    }

    private static boolean isClosing(Context context) {
        return "close".equals(context.res().getHeader("Connection"));
    }

    /** Whoever trickles a body, or stops in the middle, is cut off however small the body is. */
    private void copy(OutputStream out, int most) throws IOException, BadRequest {
        EndPoint connection = connection();
        long idle = connection.getIdleTimeout();
        InputStream in = context.req().getInputStream();
        byte[] buffer = new byte[8192];
        int all = 0;
        int count = 0;
        try {
            while (count >= 0 && all < most) {
                connection.setIdleTimeout(Math.max(1, left()));
                count = in.read(buffer, 0, Math.min(buffer.length, most - all));
                if (left() <= 0) {
                    throw tooSlow();
                }
                out.write(buffer, 0, Math.max(0, count));
                all += Math.max(0, count);
            }
        } finally {
            connection.setIdleTimeout(idle);
        }
    }

    private EndPoint connection() {
        return ServletContextRequest.getServletContextRequest(context.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
    }

    /** How much of the patience is left, in milliseconds. */
    private long left() {
        return patience.toMillis() - (System.nanoTime() - began) / 1_000_000;
    }

    private BadRequest tooSlow() {
        context.header("Connection", "close");
        return new BadRequest(HttpRefusal.TOO_SLOW);
    }
}
