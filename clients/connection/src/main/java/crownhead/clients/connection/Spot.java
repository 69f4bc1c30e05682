package crownhead.clients.connection;

import crownhead.protocol.ServerMessage;
import java.time.Duration;
import java.util.Optional;

/**
 * Where in a house a guest is.
 *
 * @param hasHall whether there is a hall, in which a guest may come back at any time
 * @param table what was said at the table where the guest is, unless that is the hall
 */
record Spot(boolean hasHall, Optional<ServerMessage.Welcome> table) {
    static Spot outside(Entrance entrance) {
        return switch (entrance) {
            case Address _ -> new Spot(false, Optional.empty());
            case Site _ -> new Spot(true, Optional.empty());
        };
    }

    Spot after(ServerMessage message) {
        return switch (message) {
            case ServerMessage.Welcome welcome -> new Spot(hasHall, Optional.of(welcome));
            case ServerMessage.InHall _ -> new Spot(true, Optional.empty());
            case ServerMessage _ -> this;
        };
    }

    /** How long the way back may be looked for; without an end where there is a hall. */
    Optional<Duration> patience() {
        return hasHall
                ? Optional.empty()
                : Optional.of(
                        table.map(in -> Duration.ofMillis(in.house().graceMillis()))
                                .orElse(Duration.ZERO));
    }

    /** How the guest who came in like this introduces itself to be here again. */
    Introduction back(Introduction who) {
        if (!hasHall) {
            return who.again();
        }
        return table.map(in -> who.toTable(in.table())).orElseGet(who::toHall);
    }

    /** Whether a guest who was sent away like this may come back. */
    boolean mayReturn(ServerMessage.Bye bye) {
        boolean passes = bye.code().equals("closing") || bye.code().equals("server-full");
        return bye.retryAfterMillis().isPresent() || (hasHall && passes);
    }
}
