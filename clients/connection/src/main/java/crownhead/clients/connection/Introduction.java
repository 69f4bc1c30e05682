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
 */
public record Introduction(Optional<String> name, boolean watch, Optional<String> table) {
    public static final Introduction NAMELESS =
            new Introduction(Optional.empty(), false, Optional.empty());

    ClientMessage.Ready ready(String secret) {
        return new ClientMessage.Ready(Wire.PROTOCOL, secret, name, watch, table);
    }
}
