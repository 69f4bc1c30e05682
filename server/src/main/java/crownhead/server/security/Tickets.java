package crownhead.server.security;

import crownhead.table.PlayerId;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What lets a signed-in player open one socket, soon: good once, for half a minute. They are kept
 * in memory: a house that starts again has given none.
 */
public final class Tickets {
    public static final Duration LIFE = Duration.ofSeconds(30);

    /** Nobody needs more at once; the oldest go first. */
    private static final int MOST = 10_000;

    private static final int BYTES = 16;

    /**
     * Whose socket it will be.
     *
     * @param secretHash which session it was given to, so that the socket ends with the session
     */
    public record Holder(PlayerId player, String secretHash) {}

    private record Given(Holder holder, Instant until) {}

    private final SecureRandom chance = new SecureRandom();
    private final InstantSource time;
    private final Map<String, Given> given = new LinkedHashMap<>();

    public Tickets(InstantSource time) {
        this.time = time;
    }

    public synchronized String give(Holder holder) {
        Instant now = time.instant();
        given.values().removeIf(ticket -> !now.isBefore(ticket.until()));
        if (given.size() >= MOST) {
            given.remove(given.keySet().iterator().next());
        }
        String ticket = random();
        given.put(ticket, new Given(holder, now.plus(LIFE)));
        return ticket;
    }

    /** Whose ticket it is; it is nobody's afterwards. */
    public synchronized Optional<Holder> take(String ticket) {
        return Optional.ofNullable(given.remove(ticket))
                .filter(found -> time.instant().isBefore(found.until()))
                .map(Given::holder);
    }

    private String random() {
        byte[] bytes = new byte[BYTES];
        chance.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
