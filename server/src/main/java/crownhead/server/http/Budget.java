package crownhead.server.http;

import crownhead.server.security.Allowance;
import java.util.Optional;

/**
 * How often the routes of one kind may be used: from one address, by one player, by all together.
 */
enum Budget {
    FREE(0, 0, 0),
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

    /** How many a minute; zero where nothing is limited. */
    private final long address;

    private final long player;
    private final long everybody;

    Budget(long address, long player, long everybody) {
        this.address = address;
        this.player = player;
        this.everybody = everybody;
    }

    Optional<Allowance> address() {
        return perMinute(address);
    }

    Optional<Allowance> player() {
        return perMinute(player);
    }

    Optional<Allowance> everybody() {
        return perMinute(everybody);
    }

    private static Optional<Allowance> perMinute(long most) {
        return most == 0 ? Optional.empty() : Optional.of(Allowance.perMinute(most));
    }

    /** For the description of the routes. */
    String words() {
        return this == FREE
                ? "none"
                : address + " a minute from one address, " + player + " a minute by one player";
    }
}
