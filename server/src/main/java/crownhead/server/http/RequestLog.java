package crownhead.server.http;

import crownhead.server.meter.Meters;
import crownhead.server.security.ClientAddresses;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One line for each request: which route, how it went, how long it took. No address as it was sent,
 * no body, no header, and of the sender only the network.
 */
final class RequestLog {
    static final String HEADER = "Crownhead-Request";

    private static final Logger LOG = LoggerFactory.getLogger("crownhead.requests");
    private static final String REQUEST = "crownhead.request";

    private final SecureRandom chance = new SecureRandom();
    private final Meters meters;

    RequestLog(Meters meters) {
        this.meters = meters;
    }

    /** Gives a request its name, which its answer carries too. */
    void begin(Context context) {
        byte[] bytes = new byte[6];
        chance.nextBytes(bytes);
        String id = HexFormat.of().formatHex(bytes);
        context.attribute(REQUEST, id);
        context.header(HEADER, id);
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

    private static String name(Context context) {
        String id = context.attribute(REQUEST);
        return id == null ? "none" : id;
    }
}
