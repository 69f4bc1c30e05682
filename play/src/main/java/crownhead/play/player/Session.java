package crownhead.play.player;

import java.time.Instant;

/**
 * Somebody signed in.
 *
 * @param secret what lets them act; it is theirs alone
 * @param until when it ends by the clock on the wall, unless it is used before
 */
public record Session(String secret, Player player, Instant until) {
    public String secretHash() {
        return Secrets.hash(secret);
    }

    /** Says nothing that would let a reader act. */
    @Override
    public String toString() {
        return "Session of " + player.id() + " until " + until;
    }
}
