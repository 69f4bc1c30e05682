package crownhead.server.http;

import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.play.player.Session;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;

/**
 * A request that has come through the gate.
 *
 * @param client who counts as its sender where rates are limited
 * @param session who makes it, as far as the gate could tell
 * @param credential how it said so
 * @param patience how long its body may take to arrive
 */
record Asked(
        Context context,
        Route route,
        String client,
        InetAddress address,
        Optional<Session> session,
        Credential credential,
        Duration patience) {
    private static final Pattern TABLE = Pattern.compile("[0-9a-z]{1,32}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,15}");
    private static final int LONGEST_HEADER = 200;

    /** The body as an object; nothing at all is an empty one. */
    <T> T body(Class<T> type) throws BadRequest {
        byte[] body = bytes();
        return HttpJson.read(body.length == 0 ? new byte[] {'{', '}'} : body, type);
    }

    byte[] bytes() throws BadRequest {
        int most = route.reads().most();
        long began = System.nanoTime();
        try {
            byte[] body = bytes(context.req().getInputStream(), most + 1, began);
            if (body.length > most) {
                throw new BadRequest(HttpRefusal.TOO_LARGE);
            }
            return body;
        } catch (IOException _) {
            // The sender is gone, too slow, or wrote what is no body.
            throw left(began) > 0 ? new BadRequest(HttpRefusal.BAD_HTTP) : tooSlow();
        }
    }

    /** Whoever trickles a body, or stops in the middle, is cut off however small the body is. */
    private byte[] bytes(InputStream in, int most, long began) throws IOException, BadRequest {
        EndPoint connection = connection();
        long idle = connection.getIdleTimeout();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        int count = 0;
        try {
            while (count >= 0 && body.size() < most) {
                connection.setIdleTimeout(Math.max(1, left(began)));
                count = in.read(buffer, 0, Math.min(buffer.length, most - body.size()));
                if (left(began) <= 0) {
                    throw tooSlow();
                }
                body.write(buffer, 0, Math.max(0, count));
            }
        } finally {
            connection.setIdleTimeout(idle);
        }
        return body.toByteArray();
    }

    private EndPoint connection() {
        return ServletContextRequest.getServletContextRequest(context.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
    }

    /** How much of the patience with a body is left, in milliseconds. */
    private long left(long began) {
        return patience.toMillis() - (System.nanoTime() - began) / 1_000_000;
    }

    private BadRequest tooSlow() {
        context.header("Connection", "close");
        return new BadRequest(HttpRefusal.TOO_SLOW);
    }

    /** Whoever makes the request; routes for those who are signed in have nobody else. */
    Player player() throws BadRequest {
        return signedIn().player();
    }

    Session signedIn() throws BadRequest {
        return session.orElseThrow(() -> new BadRequest(HttpRefusal.NOT_SIGNED_IN));
    }

    /** The game that the address names. What cannot be one is not there. */
    TableId table() throws BadRequest {
        return table(context.pathParam("table"));
    }

    static TableId table(String id) throws BadRequest {
        if (!TABLE.matcher(id).matches()) {
            throw new BadRequest(HttpRefusal.NO_SUCH_GAME);
        }
        return new TableId(id);
    }

    String part(String name) {
        return context.pathParam(name);
    }

    Optional<String> header(String name) {
        return Optional.ofNullable(context.header(name)).filter(v -> v.length() <= LONGEST_HEADER);
    }

    /** A number in the address, or the usual one. */
    long number(String name, long usual) throws BadRequest {
        String text = context.queryParam(name);
        if (text == null) {
            return usual;
        }
        if (!NUMBER.matcher(text).matches()) {
            throw new BadRequest(
                    HttpRefusal.BAD_QUERY.problem("The parameter " + name + " is a whole number."));
        }
        return Long.parseLong(text);
    }

    Duration seconds(String name, Duration most) throws BadRequest {
        Duration asked = Duration.ofSeconds(number(name, 0));
        return asked.compareTo(most) > 0 ? most : asked;
    }
}
