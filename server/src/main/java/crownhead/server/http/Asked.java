package crownhead.server.http;

import crownhead.play.TableId;
import crownhead.play.player.Player;
import crownhead.play.player.Session;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

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
        return Body.read(context, route.reads().most(), patience);
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
