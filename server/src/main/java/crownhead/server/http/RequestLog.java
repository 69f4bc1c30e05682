package crownhead.server.http;

import crownhead.server.meter.Meters;
import crownhead.server.security.ClientAddresses;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One line for each request: which route, how it went, how long it took. No address as it was sent,
 * no body, no header, and of the sender only the network.
 */
final class RequestLog {
    static final String HEADER = "X-Request-Id";

    private static final Logger LOG = LoggerFactory.getLogger("crownhead.requests");
    private static final String REQUEST = "crownhead.request";

    private static final SecureRandom CHANCE = new SecureRandom();
    private static final Pattern CLEAN = Pattern.compile("[0-9A-Za-z_-]{8,64}");

    private final Meters meters;

    RequestLog(Meters meters) {
        this.meters = meters;
    }

    /**
     * Gives a request its name, which its answer carries too. A proxy may have named it already: a
     * short and clean name is kept, so that both logs have the same.
     */
    void begin(Context context) {
        String given = context.header(HEADER);
        String id = given != null && CLEAN.matcher(given).matches() ? given : fresh();
        context.attribute(REQUEST, id);
        context.header(HEADER, id);
    }

    /** A name that no other request has. */
    static String fresh() {
        byte[] bytes = new byte[6];
        CHANCE.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    void end(Context context, String route, InetAddress address, Duration took) {
        meters.timeRequest(context.statusCode(), took);
        LOG.atInfo()
                .addKeyValue("request", name(context))
                .addKeyValue("route", route)
                .addKeyValue("status", context.statusCode())
                .addKeyValue("millis", took.toMillis())
                .addKeyValue("network", ClientAddresses.veiled(address))
                .log("request");
    }

    void fault(Context context, Exception fault) {
        LOG.atError().addKeyValue("request", name(context)).setCause(fault).log("fault");
    }

    static String name(Context context) {
        String id = context.attribute(REQUEST);
        return id == null ? "none" : id;
    }
}
