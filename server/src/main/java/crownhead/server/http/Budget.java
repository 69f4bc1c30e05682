package crownhead.server.http;

import crownhead.server.security.Allowance;
import java.util.Optional;

/**
 * How often the routes of one kind may be used: from one address, by one player, by all together.
 */
enum Budget {
    FREE(Optional.empty(), Optional.empty(), Optional.empty()),
    LOOK(600, 600, 60_000),
    ACT(300, 240, 30_000),
    /** Hashing a password is dear. */
    SIGN_IN(20, 20, 1_200),
    /** Guests hold names. */
    NAME(30, 30, 3_000),
    OPEN_GAME(60, 30, 6_000),
    VALIDATE(60, 60, 3_000),
    /** An archive keeps a processor busy for a while. */
    VALIDATE_ARCHIVE(10, 10, 300);

    private final Optional<Allowance> address;
    private final Optional<Allowance> player;
    private final Optional<Allowance> everybody;

    Budget(Optional<Allowance> address, Optional<Allowance> player, Optional<Allowance> everybody) {
        this.address = address;
        this.player = player;
        this.everybody = everybody;
    }

    Budget(long address, long player, long everybody) {
        this(perMinute(address), perMinute(player), perMinute(everybody));
    }

    private static Optional<Allowance> perMinute(long most) {
        return Optional.of(Allowance.perMinute(most));
    }

    Optional<Allowance> address() {
        return address;
    }

    Optional<Allowance> player() {
        return player;
    }

    Optional<Allowance> everybody() {
        return everybody;
    }

    /** For the description of the routes. */
    String words() {
        return address.map(a -> a.most() + " a minute from one address").orElse("not limited")
                + player.map(p -> ", " + p.most() + " a minute by one player").orElse("");
    }
}
