package crownhead.play.player;

import crownhead.table.PlayerId;
import java.util.Optional;

/**
 * Somebody is signed in no more.
 *
 * @param secretHash of the session that ended; without one, all of the player's have
 */
public record Ended(PlayerId player, Optional<String> secretHash, Cause cause) {
    public enum Cause {
        SIGNED_OUT,
        /** The proof of being this player has changed, and old ones count no more. */
        NEW_SECRET,
        BANNED,
        DELETED
    }

    /** Whether this ended the session with this hash. */
    public boolean concerns(PlayerId who, String hash) {
        return player.equals(who) && secretHash.map(hash::equals).orElse(true);
    }
}
