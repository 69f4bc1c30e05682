package crownhead.clients.connection;

import crownhead.protocol.ClientMessage;
import crownhead.protocol.Wire;
import java.util.Optional;

/**
 * How a client introduces itself.
 *
 * @param name what the person wants to be called
 * @param watch whether the person only wants to watch
 * @param table at which table, where one door leads to several
 * @param ticket proves who the person is, once
 * @param key what opens a private game
 */
public record Introduction(
        Optional<String> name,
        boolean watch,
        Optional<String> table,
        Optional<String> ticket,
        Optional<String> key) {
    public static final Introduction NAMELESS =
            new Introduction(Optional.empty(), false, Optional.empty());

    /** Somebody who brings neither a ticket nor a key. */
    public Introduction(Optional<String> name, boolean watch, Optional<String> table) {
        this(name, watch, table, Optional.empty(), Optional.empty());
    }

    ClientMessage.Ready ready(String secret) {
        return new ClientMessage.Ready(Wire.PROTOCOL, secret, name, watch, table, ticket, key);
    }

    /** How somebody comes back who has been let in before: the secret says who it is. */
    Introduction again() {
        return new Introduction(name, watch, table, Optional.empty(), key);
    }

    /** How somebody comes back to the hall. */
    Introduction toHall() {
        return new Introduction(name, false, Optional.empty());
    }

    /** How somebody comes back to a table: who only watches a private game needs its key again. */
    Introduction toTable(String other) {
        return new Introduction(
                name, watch, Optional.of(other), Optional.empty(), key.filter(_ -> watch));
    }
}
